import { fold } from "@postulo/lexicon/fold";
import { stripLanguageLevel } from "@postulo/domain/profile/skill";
import { normaliseUrl } from "@postulo/resume-parser/websites";
import type { ResumeList } from "@postulo/contract/resume";
import type { FoundEntry, Row } from "./found-entries.ts";

const plain = (value: Row[string] | undefined): string =>
  fold(String(value ?? "").normalize("NFKC")).replaceAll(/[^\p{L}\p{N}+#]/gu, "");

const site = (row: Row) => normaliseUrl(String(row["domain"])).toLowerCase();
/** Equal, or absent on one side. */
const agrees = (one: Row, other: Row, column: string) => {
  const [a, b] = [plain(one[column]), plain(other[column])];
  return a === "" || b === "" || a === b;
};
const sameYear = (one: Row, other: Row, column: string) => {
  const [a, b] = [String(one[column] ?? "").slice(0, 4), String(other[column] ?? "").slice(0, 4)];
  return a === "" || b === "" || a === b;
};
const sameSpan = (one: Row, other: Row) =>
  sameYear(one, other, "start_date") && sameYear(one, other, "end_date");
const equal = (one: Row, other: Row, column: string) => plain(one[column]) === plain(other[column]);

const skillName = ({ name, category }: Row) =>
  category === "language" ? stripLanguageLevel(String(name)) : String(name);

/** When two rows of a list are the same entry, written differently perhaps. */
const isSame: Readonly<Record<ResumeList, (one: Row, other: Row) => boolean>> = {
  education: (one, other) =>
    equal(one, other, "school") && agrees(one, other, "degree") && sameSpan(one, other),
  experiences: (one, other) =>
    equal(one, other, "company") && equal(one, other, "title") && sameSpan(one, other),
  contributions: (one, other) =>
    equal(one, other, "title") && agrees(one, other, "organization") && sameSpan(one, other),
  competencies: (one, other) => plain(skillName(one)) === plain(skillName(other)),
  websites: (one, other) => site(one) === site(other),
  // Two answers to one question would contradict each other.
  other: (one, other) =>
    equal(one, other, "content") || (plain(one["kind"]) !== "" && equal(one, other, "kind")),
};

/** What names an entry of these lists; the others have no entry that lacks something. */
const naming: Readonly<Record<ResumeList, readonly string[]>> = {
  education: ["school", "degree", "field_of_study"],
  experiences: ["company", "title"],
  contributions: ["title", "organization"],
  competencies: [],
  websites: [],
  other: [],
};

/** Whether a list already has the entry that a résumé names in part: the user has completed it. */
export function isCompleted(
  list: ResumeList,
  { row }: FoundEntry,
  existing: readonly Row[],
): boolean {
  const stated = naming[list].filter((column) => plain(row[column]) !== "");
  return existing.some(
    (one) =>
      stated.length > 0 && stated.every((column) => equal(one, row, column)) && sameSpan(one, row),
  );
}

/** The entries that are not there yet, each once, and the others with the row that they are. */
export interface Sorted {
  readonly fresh: readonly FoundEntry[];
  readonly known: readonly { readonly entry: FoundEntry; readonly existing: Row }[];
}

/** Splits the entries of a résumé by whether a list of the profile already has them. */
export function sortEntries(
  list: ResumeList,
  found: readonly FoundEntry[],
  existing: readonly Row[],
): Sorted {
  const fresh: FoundEntry[] = [];
  const known: { entry: FoundEntry; existing: Row }[] = [];
  for (const entry of found) {
    const before = existing.find((one) => isSame[list](one, entry.row));
    if (before) known.push({ entry, existing: before });
    else if (!fresh.some((one) => isSame[list](one.row, entry.row))) fresh.push(entry);
  }
  return { fresh, known };
}

/** Whether a column says the same in both rows. */
export const hasSameText = (one: Row, other: Row, column: string): boolean =>
  equal(one, other, column);

/** Whether two rows of a list are the same entry. */
export const isSameEntry = (list: ResumeList, one: Row, other: Row): boolean =>
  isSame[list](one, other);
