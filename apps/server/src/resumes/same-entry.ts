import type { ResumeList } from "@postulo/contract/resume";
import { fold } from "@postulo/lexicon/fold";
import type { Row } from "./found-entries.ts";

/** Words that tell no employer, school or job from another. */
const commonWords: ReadonlySet<string> = new Set(
  "inc ltd llc gmbh sas sasu sarl eurl sa plc corp co ag bv limited the of and for in at de des du la le les et en a au aux puis then".split(
    " ",
  ),
);

const textOf = (row: Row, columns: readonly string[]): string =>
  columns.map((column) => String(row[column] ?? "")).join(" ");

/** The telling words of some columns, without accents, the articles of French and legal forms. */
function wordsOf(row: Row, columns: readonly string[]): ReadonlySet<string> {
  const words = fold(textOf(row, columns).normalize("NFKC"))
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length > 1 && !commonWords.has(word));
  return new Set(words);
}

/** Whether all words of the shorter name are in the longer one. */
function isWithin(one: Row, other: Row, columns: readonly string[]): boolean {
  const [a, b] = [wordsOf(one, columns), wordsOf(other, columns)];
  const [short, long] = a.size < b.size ? [a, b] : [b, a];
  return short.size > 0 && [...short].every((word) => long.has(word));
}

const sharesWord = (one: Row, other: Row, columns: readonly string[]) => {
  const words = wordsOf(other, columns);
  return [...wordsOf(one, columns)].some((word) => words.has(word));
};

const isEmpty = (row: Row, column: string) => String(row[column] ?? "").trim() === "";

const noEnd = "9999-12-31";
const startOf = (row: Row) => String(row["start_date"] ?? "");
const endOf = (row: Row) => (row["is_current"] === true ? noEnd : String(row["end_date"] ?? ""));

/** Equal as far as both are written: a year is equal to its months. Not of two dates that are missing. */
function isSameDate(one: string, other: string, precise: boolean): boolean {
  const length = precise ? 7 : 4;
  return one !== "" && one.slice(0, length) === other.slice(0, length);
}

const isPrecise = (column: string, ...rows: readonly Row[]) =>
  rows.every((row) => row["is_current"] === true || row[`${column}_precision`] !== "year");

const hasSameEnd = (one: Row, other: Row) =>
  isSameDate(endOf(one), endOf(other), isPrecise("end_date", one, other));

const hasSamePeriod = (one: Row, other: Row) =>
  hasSameEnd(one, other) &&
  isSameDate(startOf(one), startOf(other), isPrecise("start_date", one, other));

/** Whether both were under way at one time; a period that ends when the other begins is another one. */
function overlaps(one: Row, other: Row): boolean {
  if ([one, other].some((row) => startOf(row) === "" || endOf(row) === "")) return false;
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

/** The same employer at the same time: in the same job, or in one of another name over exactly the same time. */
const isSameJob = (one: Row, other: Row): boolean => {
  if (hasSamePeriod(one, other))
    return (
      isWithin(one, other, ["company"]) ||
      (sharesWord(one, other, ["company"]) && sharesWord(one, other, ["title"]))
    );
  return (
    isWithin(one, other, ["company"]) && isWithin(one, other, ["title"]) && overlaps(one, other)
  );
};

const diploma = ["degree", "field_of_study"];
const isSameStudy = (one: Row, other: Row): boolean =>
  hasSameEnd(one, other) &&
  isWithin(one, other, diploma) &&
  (isEmpty(one, "school") || isEmpty(other, "school") || isWithin(one, other, ["school"]));

const isSameContribution = (one: Row, other: Row): boolean =>
  isWithin(one, other, ["title", "organization"]) &&
  (hasSamePeriod(one, other) || overlaps(one, other));

const never = () => false;
const alike: Readonly<Record<ResumeList, (one: Row, other: Row) => boolean>> = {
  education: isSameStudy,
  experiences: isSameJob,
  contributions: isSameContribution,
  competencies: never,
  websites: never,
  other: never,
};

/**
 * Whether two rows of a list, of two résumés, most likely tell of the same thing in other words. More lenient than `isSameEntry`:
 * to be shown to the person, who decides.
 */
export const isAlikeEntry = (list: ResumeList, one: Row, other: Row): boolean =>
  alike[list](one, other);
