import { websiteUrl } from "@postulo/domain/website";
import type { Found, ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { plainAddress } from "@postulo/resume-parser/websites";
import { type StoredSpan, storedSpan } from "./stored-date.ts";

/** The lists of a profile that a résumé adds to, in the order they are written. */
export const entryLists = [
  "education",
  "experiences",
  "contributions",
  "competencies",
  "websites",
] as const;
export type EntryList = (typeof entryLists)[number];

export type Row = Readonly<Record<string, string | number | boolean | null>>;
export type Rows = Readonly<Record<EntryList, readonly Row[]>>;

/** Entries that lack what their table demands, such as a post without an employer: for the person to complete. */
export type Incomplete = readonly { readonly list: EntryList; readonly found: Row }[];

const nameLimit = 500;
const textLimit = 20_000;

const cut = (value: Found<string> | undefined, limit: number): string | null => {
  const text = value?.value.trim().slice(0, limit).toWellFormed() ?? "";
  return text === "" ? null : text;
};
const name = (value: Found<string> | undefined) => cut(value, nameLimit);
const text = (value: Found<string> | undefined) => cut(value, textLimit);
const spanRow = (span: StoredSpan): Row => ({ ...span });

/** What a résumé says, as rows of the tables. */
export function rowsOf(resume: ParsedResume): { rows: Rows; incomplete: Incomplete } {
  const education = resume.education.map((entry): Row => ({
    school: name(entry.school),
    degree: name(entry.degree),
    field_of_study: name(entry.field_of_study),
    description: text(entry.description),
    ...spanRow(storedSpan(entry)),
  }));
  const experiences = resume.experiences.map((entry): Row => ({
    company: name(entry.company),
    title: name(entry.title),
    location: name(entry.location),
    description: text(entry.description),
    ...spanRow(storedSpan(entry)),
  }));
  const contributions = resume.contributions.map((entry): Row => ({
    title: name(entry.title),
    organization: name(entry.organization),
    description: text(entry.description),
    ...spanRow(storedSpan(entry)),
  }));
  const competencies = resume.competencies.map((entry): Row => ({
    name: cut(entry.name, 300),
    category: entry.category,
    level: entry.level ?? null,
    years_of_experience: entry.years_of_experience ?? null,
  }));
  const websites = resume.websites.flatMap((site): Row[] => {
    const url = websiteUrl(site.value);
    return url === undefined
      ? []
      : [{ domain: url.slice(0, 2000), display_name: plainAddress(url).slice(0, nameLimit) }];
  });
  const all: Rows = { education, experiences, contributions, competencies, websites };
  return {
    rows: {
      education: education.filter((row) => isWhole("education", row)),
      experiences: experiences.filter((row) => isWhole("experiences", row)),
      contributions: contributions.filter((row) => isWhole("contributions", row)),
      competencies,
      websites,
    },
    incomplete: entryLists.flatMap((list) =>
      all[list].filter((row) => !isWhole(list, row)).map((found) => ({ list, found })),
    ),
  };
}

const isWhole = (list: EntryList, row: Row) =>
  required[list].every((column) => row[column] !== null);

/** Columns that may not be empty. */
const required: Readonly<Record<EntryList, readonly string[]>> = {
  education: ["school"],
  experiences: ["company", "title"],
  contributions: ["title"],
  competencies: ["name"],
  websites: ["domain"],
};

const plain = (value: Row[string] | undefined): string =>
  String(value ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]/gu, "");

const site = (row: Row) => plainAddress(String(row["domain"])).toLowerCase();
/** Equal, or not said on one side. */
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

/** When two rows of a list are the same entry, written differently perhaps. */
const isSame: Readonly<Record<EntryList, (one: Row, other: Row) => boolean>> = {
  education: (one, other) =>
    equal(one, other, "school") && agrees(one, other, "degree") && sameSpan(one, other),
  experiences: (one, other) =>
    equal(one, other, "company") && equal(one, other, "title") && sameSpan(one, other),
  contributions: (one, other) =>
    equal(one, other, "title") && agrees(one, other, "organization") && sameSpan(one, other),
  competencies: (one, other) => equal(one, other, "name"),
  websites: (one, other) => site(one) === site(other),
};

/** The rows that are not there yet, each once. */
export function unseen(list: EntryList, found: readonly Row[], existing: readonly Row[]): Row[] {
  const fresh: Row[] = [];
  for (const row of found) {
    if (![...existing, ...fresh].some((one) => isSame[list](one, row))) fresh.push(row);
  }
  return fresh;
}
