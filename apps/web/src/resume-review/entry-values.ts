import { entryKindOfList, type ResumeList } from "@postulo/contract/resume";
import {
  checkEntry,
  entryColumns,
  entryTables,
  type EntryTable,
} from "@postulo/domain/profile/entry";
import { datePrecisions } from "@postulo/domain/profile/partial-date";
import {
  checkPeriod,
  periodColumns,
  typedPeriod,
  type TypedPeriod,
} from "@postulo/domain/profile/period";
import {
  checkSkill,
  defaultSkillCategory,
  maxSkillNameLength,
  skillColumns,
} from "@postulo/domain/profile/skill";
import type { DraftEntry, Values } from "./draft.ts";

type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

const tableOf = (list: Exclude<ResumeList, "competencies">): EntryTable =>
  entryTables[entryKindOfList[list]];

/** Columns of the form, in its order. */
export interface FormColumn {
  readonly name: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly isLong: boolean;
}

const longColumns: ReadonlySet<string> = new Set(["description", "content"]);

/** The text columns of a list. */
export function formColumns(list: ResumeList): readonly FormColumn[] {
  const columns: EntryTable["columns"] =
    list === "competencies"
      ? [{ name: "name", maxLength: maxSkillNameLength, isRequired: true }]
      : tableOf(list).columns;
  return columns.map(({ name, maxLength, isRequired = false }) => ({
    name,
    maxLength,
    isRequired,
    isLong: longColumns.has(name),
  }));
}

export const hasPeriod = (list: ResumeList): boolean =>
  list !== "competencies" && tableOf(list).hasPeriod;

const precisionOf = (cell: Cell | undefined) =>
  datePrecisions.find((precision) => precision === cell) ?? null;
const textOf = (cell: Cell | undefined) => (cell === null || cell === undefined ? "" : `${cell}`);

/** The values of a form for a row of a list's table. */
export function valuesOfRow(list: ResumeList, row: Row): Values {
  const texts = Object.fromEntries(formColumns(list).map(({ name }) => [name, textOf(row[name])]));
  if (list === "competencies")
    return {
      ...texts,
      category: textOf(row["category"]) || defaultSkillCategory,
      level: textOf(row["level"]),
      years: textOf(row["years_of_experience"]),
    };
  if (list === "other") return { ...texts, kind: textOf(row["kind"]) };
  if (!hasPeriod(list)) return texts;
  const period = typedPeriod({
    start_date: textOf(row["start_date"]) || null,
    start_date_precision: precisionOf(row["start_date_precision"]),
    end_date: textOf(row["end_date"]) || null,
    end_date_precision: precisionOf(row["end_date_precision"]),
    is_current: row["is_current"] === true,
  });
  return {
    ...texts,
    start_date: period.start,
    end_date: period.end,
    is_current: period.isCurrent,
  };
}

/** A value as text; empty for a missing one. */
export const text = (values: Values, column: string): string => {
  const value = values[column];
  return typeof value === "string" ? value : "";
};

const textsOf = (values: Values) =>
  Object.fromEntries(Object.keys(values).map((column) => [column, text(values, column)]));

const periodOf = (values: Values): TypedPeriod => ({
  start: text(values, "start_date"),
  end: text(values, "end_date"),
  isCurrent: values["is_current"] === true,
});

const skillOf = (values: Values) => ({
  name: text(values, "name"),
  level: text(values, "level"),
  category: text(values, "category"),
  subcategory: "",
  years: text(values, "years"),
});

export type ValueProblem =
  | "required"
  | "noAddress"
  | "impossibleDate"
  | "endsBeforeStart"
  | "years";

/** Problems that forbid to store an entry, by column. */
export function problemsOf({
  list,
  values,
}: Pick<DraftEntry, "list" | "values">): Readonly<Record<string, ValueProblem>> {
  if (list === "competencies") {
    const { name, years } = checkSkill(skillOf(values), []);
    return { ...(name ? { name: "required" } : {}), ...(years ? { years: "years" } : {}) };
  }
  const problems = checkEntry(entryKindOfList[list], textsOf(values));
  if (!hasPeriod(list)) return problems;
  const { start, end } = checkPeriod(periodOf(values));
  return {
    ...problems,
    ...(start ? { start_date: start } : {}),
    ...(end ? { end_date: end } : {}),
  };
}

/** The columns to store for an entry without problems, as `store_resume` takes them. */
export function rowOfValues({ list, values }: Pick<DraftEntry, "list" | "values">): Row {
  if (list === "competencies") {
    const { subcategory: _unused, ...columns } = skillColumns(skillOf(values));
    return columns;
  }
  return {
    ...entryColumns(entryKindOfList[list], textsOf(values)),
    ...(hasPeriod(list) ? periodColumns(periodOf(values)) : {}),
    ...(list === "other" ? { kind: text(values, "kind") || null } : {}),
  };
}

/** What an entry is called: the first of these columns that has a text. */
const naming: Readonly<Record<ResumeList, readonly string[]>> = {
  education: ["degree", "field_of_study", "school"],
  experiences: ["title", "company"],
  contributions: ["title", "organization"],
  competencies: ["name"],
  websites: ["display_name", "domain"],
  other: ["content", "label"],
};
const facts: Readonly<Record<ResumeList, readonly string[]>> = {
  education: ["field_of_study", "school"],
  experiences: ["company", "location"],
  contributions: ["organization"],
  competencies: [],
  websites: [],
  other: ["label"],
};

/** The title of an entry, its first line only. */
export function nameOf({ list, values }: Pick<DraftEntry, "list" | "values">): string {
  const found = naming[list].map((column) => text(values, column).trim()).find((one) => one !== "");
  return found?.split("\n")[0] ?? "";
}

/** What stands below the title: organisation, place, label. */
export function factsOf({ list, values }: Pick<DraftEntry, "list" | "values">): readonly string[] {
  const name = nameOf({ list, values });
  return facts[list]
    .map((column) => text(values, column).trim())
    .filter((fact) => fact !== "" && fact !== name);
}
