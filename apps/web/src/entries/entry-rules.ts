import {
  checkEntry,
  entryColumns,
  entryTables,
  type EntryKind,
  type EntryProblem,
  type EntryTexts,
} from "@postulo/domain/profile/entry";
import { checkPeriod, periodColumns, type TypedPeriod } from "@postulo/domain/profile/period";
import type { Problems } from "../ui/form/use-fields.ts";
import type { EntryValues } from "./entry-row.ts";
import type { messages } from "./messages.ts";

const text = (value: string | boolean | undefined) => (typeof value === "string" ? value : "");

const textsOf = (values: EntryValues): EntryTexts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]));

const periodOf = (values: EntryValues): TypedPeriod => ({
  start: text(values["start_date"]),
  end: text(values["end_date"]),
  isCurrent: values["is_current"] === true,
});

/** Message keys of validation errors, by field. */
export function problemsOf(
  kind: EntryKind,
  values: EntryValues,
): Problems<EntryValues, typeof messages> {
  const keyOf = (problem: EntryProblem) =>
    problem === "required"
      ? (`problems.required.${kind}` as const)
      : (`problems.${problem}` as const);
  const problems = Object.entries(checkEntry(kind, textsOf(values))).map(
    ([column, problem]) => [column, keyOf(problem)] as const,
  );
  if (!entryTables[kind].hasPeriod) return Object.fromEntries(problems);
  const { start, end } = checkPeriod(periodOf(values));
  return {
    ...Object.fromEntries(problems),
    ...(start ? { start_date: `problems.${start}` } : {}),
    ...(end ? { end_date: `problems.${end}` } : {}),
  };
}

/** The columns to store for validated form values. */
export function storedColumns(kind: EntryKind, values: EntryValues) {
  return {
    ...entryColumns(kind, textsOf(values)),
    ...(entryTables[kind].hasPeriod ? periodColumns(periodOf(values)) : {}),
  };
}
