import type { FieldKey } from "../field-key.ts";
import type { Widget } from "../field.ts";

/** Parts of a list entry (a job, a school) whose kind only the surroundings tell. */
export const entryRoles = [
  "entry_start_date",
  "entry_end_date",
  "entry_start_month",
  "entry_start_year",
  "entry_end_month",
  "entry_end_year",
  "entry_month",
  "entry_year",
  "entry_day",
  "entry_description",
  "entry_current",
  "entry_location",
  "entry_title",
  "entry_position",
  "entry_subject",
  "entry_grade",
] as const;
export type EntryRole = (typeof entryRoles)[number];

/** What a label alone can say. */
export type Role = FieldKey | EntryRole;

/** One line of a rule table. Its groups are plain ones: nothing reads what they capture, and the tables travel into every form. */
export type Rule = {
  readonly role: Role;
  /**
   * `whole`: the label is this and nothing else. `noun`: the same, or it ends a short label or an identifier ("home city",
   * `billing_city`). `part`: stands anywhere in a short one. `asks`: a wording anywhere in a question, however long.
   */
  readonly match: "whole" | "noun" | "part" | "asks";
  readonly pattern: RegExp;
  /** From 0 to 1: how sure the wording alone makes us. */
  readonly score: number;
  readonly widgets: ReadonlySet<Widget> | undefined;
};

export const typed = new Set<Widget>([
  "text",
  "email",
  "tel",
  "url",
  "number",
  "textarea",
  "editable",
]);
export const chosen = new Set<Widget>([
  "select",
  "combobox",
  "listboxButton",
  "radioGroup",
  "checkboxGroup",
]);
export const typedOrListed = new Set<Widget>([
  ...typed,
  "select",
  "combobox",
  "listboxButton",
  "date",
  "search",
]);
export const dated = new Set<Widget>([...typed, "date", "select", "combobox", "listboxButton"]);
export const answered = new Set<Widget>([
  ...typedOrListed,
  "radioGroup",
  "checkboxGroup",
  "checkbox",
  "other",
]);
export const ticked = new Set<Widget>([
  "checkbox",
  "radioGroup",
  "checkboxGroup",
  "select",
  "combobox",
]);
export const files = new Set<Widget>(["file", "dropzone"]);

/** A number is the score. */
type Options = number | { readonly score?: number; readonly on?: ReadonlySet<Widget> };

const read = (options: Options) => (typeof options === "number" ? { score: options } : options);

/** The label is this noun and nothing else. */
export function whole(role: Role, words: string, options: Options = {}): Rule {
  const { score = 0.96, on = typedOrListed } = read(options);
  return { role, match: "whole", pattern: new RegExp(`^(?:${words})$`), score, widgets: on };
}

/** The label is this noun, or ends with it. */
export function noun(role: Role, words: string, options: Options = {}): Rule {
  const { score = 0.96, on = typedOrListed } = read(options);
  return { role, match: "noun", pattern: new RegExp(`(?:^| )(?:${words})$`), score, widgets: on };
}

/** The noun stands in a short label. */
export function part(role: Role, words: string, options: Options = {}): Rule {
  const { score = 0.8, on = typedOrListed } = read(options);
  return {
    role,
    match: "part",
    pattern: new RegExp(`(?:^| )(?:${words})(?= |$)`),
    score,
    widgets: on,
  };
}

/** A question is worded like this, however long it is. */
export function asks(role: Role, pattern: RegExp, options: Options = {}): Rule {
  const { score = 0.88, on = answered } = read(options);
  return { role, match: "asks", pattern, score, widgets: on };
}
