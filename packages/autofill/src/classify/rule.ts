import type { FieldKey } from "../field-key.ts";
import type { Widget } from "../field.ts";

/** Fields of a list entry whose kind, job or school, depends on the fields around it. */
export type EntryRole =
  | `entry_${"start" | "end"}_${"date" | "month" | "year"}`
  | `entry_${"month" | "year" | "day" | "description" | "current" | "location"}`
  | `entry_${"title" | "position" | "subject" | "grade" | "qualification"}`;

/** A role that a label alone determines. */
export type Role = FieldKey | EntryRole;

/** A rule for labels. Its groups are not `(?:…)`, because captures are unused and the tables are part of the content script. */
export type Rule = {
  readonly role: Role;
  /**
   * `whole`: matches the whole label. `noun`: the same, or the end of a short label or an identifier ("home city",
   * `billing_city`). `part`: anywhere in a short label. `asks`: anywhere in a question of any length.
   */
  readonly match: "whole" | "noun" | "part" | "asks";
  readonly pattern: RegExp;
  /** Confidence of the wording, from 0 to 1. */
  readonly score: number;
  readonly widgets: ReadonlySet<Widget> | undefined;
};

export const typed = new Set<Widget>([
  "text",
  "email",
  "tel",
  "url",
  "number",
  "range",
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
export const textOrSelect = new Set<Widget>([
  ...typed,
  "select",
  "combobox",
  "listboxButton",
  "date",
  "search",
]);
export const dated = new Set<Widget>([...typed, "date", "select", "combobox", "listboxButton"]);
export const answered = new Set<Widget>([
  ...textOrSelect,
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
/** Widgets for a choice or its text. */
export const choiceOrText = new Set<Widget>([...chosen, "checkbox", "other", "text", "textarea"]);
export const written = new Set<Widget>(["textarea", "editable", "text"]);
export const files = new Set<Widget>(["file", "dropzone"]);

/** A number is the score, a set is the widgets. */
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

const usual = (score: number, widgets = textOrSelect) => ({ score, widgets });

/** Matches the whole label. */
export const whole = (role: Role, words: string, ...how: How): Rule =>
  rule({ role, match: "whole", pattern: new RegExp(`^(?:${words})$`) }, usual(0.96), how);

/** Matches the whole label or its end. */
export function noun(role: Role, words: string, ...how: How): Rule {
  return rule(
    { role, match: "noun", pattern: new RegExp(`(?:^| )(?:${words})$`) },
    usual(0.96),
    how,
  );
}

/** Matches anywhere in a short label. */
export function part(role: Role, words: string, ...how: How): Rule {
  return rule(
    { role, match: "part", pattern: new RegExp(`(?:^| )(?:${words})(?= |$)`) },
    usual(0.8),
    how,
  );
}

/** Matches anywhere in a question. */
export const asks = (role: Role, pattern: RegExp, ...how: How): Rule =>
  rule({ role, match: "asks", pattern }, usual(0.88, answered), how);
