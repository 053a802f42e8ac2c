import type { ResumeList } from "@postulo/contract/resume";
import type { DraftEntry, ExistingChoice, Values } from "./draft.ts";
import { formColumns, hasPeriod, text } from "./entry-values.ts";

const plain = (line: string) =>
  line
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]/gu, "");

const bullet = /^[\s•·▪◦●‣–—*-]+/u;
const cleaned = (line: string) => line.replace(bullet, "").trim();

/** The lines of a text behind those of another one that already has some of them, or their beginning. */
function withNewLines(stored: string, found: string): string {
  const lines = stored.split("\n");
  const known = new Set(lines.map(plain));
  const beginnings = lines.map(cleaned).filter((line) => line !== "");
  const added = found
    .split("\n")
    .filter((line) => plain(line) !== "" && !known.has(plain(line)))
    .map((line) => {
      const whole = cleaned(line);
      const begun = beginnings.find((beginning) => whole.startsWith(`${beginning} `));
      const rest = whole.slice(begun?.length).trim();
      // Adds only the rest of a line that is already stored, if the rest starts with a capital letter.
      return begun !== undefined && /^\p{Lu}/u.test(rest) ? rest : line;
    });
  return [stored, ...added].filter((part) => part !== "").join("\n");
}

/** The more precise one of two dates that agree (`03/2019` of `2019`), else the stored one. */
const preciseDate = (stored: string, found: string) =>
  stored === "" || found.endsWith(`/${stored}`) ? found : stored;

/** The dates of the profile, with what only the file has. */
function completedPeriod(stored: Values, found: Values): Values {
  const start_date = preciseDate(text(stored, "start_date"), text(found, "start_date"));
  if (stored["is_current"] === true) return { start_date };
  const end_date = preciseDate(text(stored, "end_date"), text(found, "end_date"));
  const is_current = end_date === "" && found["is_current"] === true;
  return { start_date, end_date, is_current };
}

/** Columns that only the person names, and those of the period. */
const apartColumns: ReadonlySet<string> = new Set([
  "display_name",
  "label",
  "kind",
  "content",
  "start_date",
  "end_date",
]);

/** What the profile has, with the lines, dates and other texts that it lacks and the file has. */
export function completedValues(list: ResumeList, stored: Values, found: Values): Values {
  const long = formColumns(list).filter(({ isLong }) => isLong);
  const isLong = (column: string) => long.some(({ name }) => name === column);
  const texts = Object.keys(stored)
    .filter((column) => typeof stored[column] === "string" && !apartColumns.has(column))
    .map((column) => {
      const [own, other] = [text(stored, column), text(found, column)];
      if (isLong(column)) return [column, withNewLines(own, other)] as const;
      return [column, own === "" ? other : own] as const;
    });
  return {
    ...stored,
    ...Object.fromEntries(texts),
    ...(hasPeriod(list) ? completedPeriod(stored, found) : {}),
  };
}

/** The columns in which values differ from those of the profile. */
export const changedColumns = (stored: Values, values: Values): string[] =>
  Object.keys(values).filter((column) => values[column] !== stored[column]);

interface Versions {
  readonly list: ResumeList;
  readonly stored: Values;
  readonly found: Values;
  /** Columns in which the file has another value. */
  readonly differs: readonly string[];
}

/** The dates of the file, with what only the profile has. */
function replacedPeriod(stored: Values, found: Values): Values {
  const start_date = text(found, "start_date") || text(stored, "start_date");
  if (found["is_current"] === true) return { start_date, end_date: "", is_current: true };
  const end_date = text(found, "end_date");
  return end_date === "" ? { start_date } : { start_date, end_date, is_current: false };
}

/** What the file has, with what only the profile has. */
function replacedValues({ list, stored, found, differs }: Versions): Values {
  const long = formColumns(list).filter(({ isLong }) => isLong);
  const isReplaced = (column: string) =>
    differs.includes(column === "years" ? "years_of_experience" : column) ||
    long.some(({ name }) => name === column);
  const texts = Object.keys(stored)
    .filter((column) => typeof stored[column] === "string")
    .map((column) => {
      const [own, other] = [text(stored, column), text(found, column)];
      return [column, other !== "" && (own === "" || isReplaced(column)) ? other : own] as const;
    });
  const isOtherPeriod = ["start_date", "end_date", "is_current"].some(isReplaced);
  return {
    ...stored,
    ...Object.fromEntries(texts),
    ...(isOtherPeriod ? replacedPeriod(stored, found) : {}),
  };
}

/** What an entry that the profile has already becomes by a choice. */
export function chosenValues(versions: Versions, choice: ExistingChoice): Values {
  const { list, stored, found } = versions;
  switch (choice) {
    case "complete":
      return completedValues(list, stored, found);
    case "add":
      return found;
    case "keep":
      return stored;
    case "replace":
      return replacedValues(versions);
  }
}

/** An entry with another choice; what the person typed in it is kept, unless the profile's entry stays as it is. */
export function withChoice(entry: DraftEntry, choice: ExistingChoice): Partial<DraftEntry> {
  const { list, existing, values } = entry;
  if (!existing) return {};
  const { values: stored, found = values, differs } = existing;
  const versions = { list, stored, found, differs };
  const before = chosenValues(versions, existing.choice);
  const isTyped = changedColumns(before, values).length > 0;
  return {
    existing: { ...existing, choice },
    ...(isTyped && choice !== "keep" ? {} : { values: chosenValues(versions, choice) }),
  };
}

/** What completing would add to the profile's entry, by column. */
export function additionsOf({ list, existing }: DraftEntry): readonly string[] {
  if (!existing?.found) return [];
  return changedColumns(existing.values, completedValues(list, existing.values, existing.found));
}

/** The columns of the file that are not stored if the profile's entry stays as it is. */
export const columnsLeftOut = (entry: DraftEntry): readonly string[] =>
  entry.existing
    ? [...new Set([...additionsOf(entry), ...entry.existing.differs])].filter(
        (column) => column in entry.values,
      )
    : [];

/** The columns of the profile's entry whose values an entry replaces. */
export const columnsReplaced = ({ existing, values }: DraftEntry): readonly string[] =>
  existing
    ? changedColumns(existing.values, values).filter((column) =>
        [undefined, "", false].every((none) => existing.values[column] !== none),
      )
    : [];
