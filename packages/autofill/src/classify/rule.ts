import type { FieldKey } from "../field-key.ts";
import type { Widget } from "../field.ts";

/** Parts of a list entry (a job, a school) whose kind only the surroundings tell. */
export type EntryRole =
  | `entry_${"start" | "end"}_${"date" | "month" | "year"}`
  | `entry_${"month" | "year" | "day" | "description" | "current" | "location"}`
  | `entry_${"title" | "position" | "subject" | "grade"}`;

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
/** A choice, or the same told in words. */
export const chosenOrTold = new Set<Widget>([...chosen, "checkbox", "other", "text", "textarea"]);
export const written = new Set<Widget>(["textarea", "editable", "text"]);
export const files = new Set<Widget>(["file", "dropzone"]);

/** A number is the score, a set the widgets. */
type How = readonly (number | ReadonlySet<Widget>)[];

function rule(
  named: Pick<Rule, "role" | "match" | "pattern">,
  usual: Pick<Rule, "score" | "widgets">,
  how: How,
): Rule {
  const made = { ...named, ...usual };
  for (const one of how) {
    if (typeof one === "number") made.score = one;
    else made.widgets = one;
  }
  return made;
}

const usual = (score: number, widgets = typedOrListed) => ({ score, widgets });

/** The label is this noun and nothing else. */
export function whole(role: Role, words: string, ...how: How): Rule {
  return rule({ role, match: "whole", pattern: new RegExp(`^(?:${words})$`) }, usual(0.96), how);
}

/** The label is this noun, or ends with it. */
export function noun(role: Role, words: string, ...how: How): Rule {
  return rule(
    { role, match: "noun", pattern: new RegExp(`(?:^| )(?:${words})$`) },
    usual(0.96),
    how,
  );
}

/** The noun stands in a short label. */
export function part(role: Role, words: string, ...how: How): Rule {
  return rule(
    { role, match: "part", pattern: new RegExp(`(?:^| )(?:${words})(?= |$)`) },
    usual(0.8),
    how,
  );
}

/** A question is worded like this, however long it is. */
export function asks(role: Role, pattern: RegExp, ...how: How): Rule {
  return rule({ role, match: "asks", pattern }, usual(0.88, answered), how);
}
