import { websiteUrl } from "./website.ts";

/** A column of an entry. */
interface EntryColumn {
  readonly name: string;
  /** In characters, as the check of the table. */
  readonly maxLength: number;
  readonly isRequired?: true;
  /** Stored when nothing was typed; otherwise null. */
  readonly whenEmpty?: string;
}

/** An entry list of a profile: its table, editable columns and order. */
export interface EntryTable {
  readonly table: string;
  readonly columns: readonly EntryColumn[];
  /** Columns that are shown and stored, but not editable here. */
  readonly readOnly?: readonly string[];
  /** Whether an entry has a beginning and an end. */
  readonly hasPeriod: boolean;
  /** Whether the user orders the entries. */
  readonly isSortable: boolean;
  readonly order: { readonly column: string; readonly ascending: boolean };
}

/** The maximum length of a name, in characters. */
export const maxNameLength = 500;
const textLength = 20_000;
const bySortOrder = { column: "sort_order", ascending: true } as const;

/** The label of an entry under "other" that was given none. */
export const defaultOtherLabel = "General";

/** The entry lists of a profile, specification section 3; skills have their own rules. */
export const entryTables = {
  education: {
    table: "education",
    columns: [
      { name: "school", maxLength: maxNameLength, isRequired: true },
      { name: "degree", maxLength: maxNameLength },
      { name: "field_of_study", maxLength: maxNameLength },
      { name: "description", maxLength: textLength },
    ],
    hasPeriod: true,
    isSortable: true,
    order: bySortOrder,
  },
  experience: {
    table: "experiences",
    columns: [
      { name: "company", maxLength: maxNameLength, isRequired: true },
      { name: "title", maxLength: maxNameLength, isRequired: true },
      { name: "location", maxLength: maxNameLength },
      { name: "description", maxLength: textLength },
    ],
    hasPeriod: true,
    isSortable: true,
    order: bySortOrder,
  },
  contributions: {
    table: "contributions",
    columns: [
      { name: "title", maxLength: maxNameLength, isRequired: true },
      { name: "organization", maxLength: maxNameLength },
      { name: "description", maxLength: textLength },
    ],
    hasPeriod: true,
    isSortable: true,
    order: bySortOrder,
  },
  websites: {
    table: "websites",
    columns: [
      { name: "domain", maxLength: 2000, isRequired: true },
      { name: "display_name", maxLength: maxNameLength },
    ],
    hasPeriod: false,
    isSortable: false,
    order: { column: "id", ascending: true },
  },
  other: {
    table: "other",
    columns: [
      { name: "label", maxLength: maxNameLength, whenEmpty: defaultOtherLabel },
      { name: "content", maxLength: textLength, isRequired: true },
    ],
    // Of an answer that the form engine uses again.
    readOnly: ["kind", "question", "scope", "scope_name", "country"],
    hasPeriod: false,
    isSortable: false,
    order: { column: "created_at", ascending: false },
  },
} as const satisfies Readonly<Record<string, EntryTable>>;
export type EntryKind = keyof typeof entryTables;
export const entryKinds = [
  "education",
  "experience",
  "contributions",
  "websites",
  "other",
] as const satisfies readonly EntryKind[];

export type EntryProblem = "required" | "noAddress";

/** The texts of an entry by the names of their columns. */
export type EntryTexts = Readonly<Record<string, string>>;

/** Problems of an entry's texts, by column. `checkPeriod` checks the period. */
export function checkEntry(kind: EntryKind, texts: EntryTexts): Record<string, EntryProblem> {
  const table: EntryTable = entryTables[kind];
  const empty = table.columns.flatMap(({ name, isRequired }) =>
    isRequired && (texts[name] ?? "").trim() === "" ? [[name, "required"] as const] : [],
  );
  if (empty.length > 0) return Object.fromEntries(empty);
  return kind === "websites" && websiteUrl(texts["domain"] ?? "") === undefined
    ? { domain: "noAddress" }
    : {};
}

/** The columns to store for texts that were checked; what was left empty is null. */
export function entryColumns(kind: EntryKind, texts: EntryTexts): Record<string, string | null> {
  const table: EntryTable = entryTables[kind];
  const columns = table.columns.map(({ name, whenEmpty }) => {
    const typed = (texts[name] ?? "").trim();
    return [name, typed === "" ? (whenEmpty ?? null) : typed] as const;
  });
  const stored = Object.fromEntries(columns);
  return kind === "websites"
    ? { ...stored, domain: websiteUrl(texts["domain"] ?? "") ?? null }
    : stored;
}
