import {
  applicationColumnNames,
  type applicationColumns,
  describeColumn,
  isFieldColumn,
  type ApplicationColumn,
  type ApplicationValues,
  type FieldColumn,
} from "./application-columns.ts";
import type { Application } from "./application.ts";
import { isEmailAddress } from "./credentials.ts";
import { websiteUrl } from "./profile/website.ts";

/** What may be changed in an existing application. */
export type ApplicationEdit = Partial<ApplicationValues>;

/** What is entered for some of the columns: texts, ISO days, stored names of choices, flags; "" is null. */
export type EditDraft = { readonly [Column in FieldColumn]?: string | boolean };

/** By the type of a column, what can be wrong with a value: the key of a message. */
type ProblemsByType = {
  text: "required";
  url: "required" | "invalidUrl";
  email: "invalidEmail";
  phone: "invalidPhone";
  day: "invalidDate";
  choice: never;
  flag: never;
};
type ProblemOf<Column extends FieldColumn> =
  | ProblemsByType[(typeof applicationColumns)[Column]["type"]]
  | (Column extends "next_action_date" ? "reminderNeedsDate" : never);
export type EditProblem = ProblemOf<FieldColumn>;
/** What is wrong with a draft, by column. */
export type EditProblems = { readonly [Column in FieldColumn]?: ProblemOf<Column> };

export type CheckedEdit =
  | { readonly kind: "valid"; readonly edit: ApplicationEdit }
  | { readonly kind: "invalid"; readonly problems: EditProblems };

/** An ISO day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

type Description = ReturnType<typeof describeColumn>;
const problemsByType: {
  readonly [Type in Description["type"]]?: readonly [(text: string) => unknown, EditProblem];
} = {
  url: [websiteUrl, "invalidUrl"],
  email: [isEmailAddress, "invalidEmail"],
  phone: [phoneLink, "invalidPhone"],
  day: [isCalendarDay, "invalidDate"],
};

function problemOf(column: ApplicationColumn, text: string): EditProblem | undefined {
  const description = describeColumn(column);
  if (text === "") return "isRequired" in description ? "required" : undefined;
  const [isValid, problem] = problemsByType[description.type] ?? [];
  return !isValid || isValid(text) ? undefined : problem;
}

function storedValue(column: ApplicationColumn, text: string): string | null {
  const description = describeColumn(column);
  if (text === "") return null;
  if (description.type === "url") return websiteUrl(text) ?? null;
  if (description.type === "choice")
    return description.values.find((known) => known === text) ?? null;
  return text;
}

/** Checks each column of a draft by its description. A reminder needs a date. */
export function checkEdit(draft: EditDraft): CheckedEdit {
  const problems = new Map<string, EditProblem>();
  const values = new Map<string, string | boolean | null>();
  for (const column of applicationColumnNames.filter(isFieldColumn)) {
    const entered = draft[column];
    if (entered === undefined) continue;
    const text = String(entered).trim();
    const problem = problemOf(column, text);
    if (problem) problems.set(column, problem);
    const value = typeof entered === "boolean" ? entered : storedValue(column, text);
    values.set(column, value);
  }
  if (draft.reminder_set === true && draft.next_action_date === "")
    problems.set("next_action_date", "reminderNeedsDate");
  return problems.size > 0
    ? { kind: "invalid", problems: Object.fromEntries(problems) }
    : { kind: "valid", edit: Object.fromEntries(values) };
}

/** Whether two values of a column are equal; tags are in their order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** The part of an edit that changes something in the row. */
export function changedPart(row: Application, edit: ApplicationEdit): ApplicationEdit {
  const now = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(edit).filter(([column, value]) => !isSameValue(now.get(column), value)),
  );
}

/** `mailto:`; undefined when it is no address, so that nothing else is ever opened by a click. */
export function mailLink(email: string): string | undefined {
  const address = email.trim();
  if (!isEmailAddress(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}

/** `tel:` with digits alone (RFC 3966); undefined when there are none to call. */
export function phoneLink(phone: string): string | undefined {
  const text = phone.trim();
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return undefined;
  // In +33 (0)1 the zero is for callers from inside the country.
  const digits = text.replace(/^(\+.*?)\(0\)/, "$1").replace(/\D/g, "");
  return digits.length < 3 ? undefined : `tel:${text.startsWith("+") ? "+" : ""}${digits}`;
}
