import type { LeaveReason, ValueSource } from "@postulo/domain/fill-outcome";
import type { ApplicantDocument } from "../applicant.ts";
import type { Field, Widget } from "../field.ts";
import { chooseWanted, type Wanted } from "./wanted.ts";

type Filling = {
  /** What the field will say. */
  readonly text: string;
  /** Where it is stored. */
  readonly source: ValueSource;
};

/** What is to be done with a field. */
export type Step =
  | ({ readonly kind: "type" } & Filling)
  /** One option of a select. */
  | ({ readonly kind: "choose"; readonly option: number } & Filling)
  /** Boxes of a group, by position. */
  | ({ readonly kind: "tick"; readonly options: readonly number[] } & Filling)
  /** Choices of a list that shows them when it is opened; one, except in a list that takes several. */
  | ({ readonly kind: "pick"; readonly wanted: readonly Wanted[] } & Filling)
  | ({ readonly kind: "attach"; readonly document: ApplicantDocument["kind"] } & Filling)
  | { readonly kind: "leave"; readonly reason: LeaveReason };

export const leave = (reason: LeaveReason): Step => ({ kind: "leave", reason });

const typedInto = new Set<Widget>([
  "text",
  "email",
  "tel",
  "url",
  "search",
  "textarea",
  "editable",
]);

const isParagraphed = (widget: Widget) => widget === "textarea" || widget === "editable";

/** The first of the texts that fits into the field. */
export function typeStep(field: Field, texts: readonly string[], source: ValueSource): Step {
  const stored = texts.filter((text) => text.trim() !== "");
  if (stored.length === 0) return leave("notInProfile");
  // A line takes no paragraphs: a browser would run them together.
  const written = stored.map((text) =>
    isParagraphed(field.widget) ? text : text.replace(/\s+/g, " ").trim(),
  );
  const text = written.find(
    (one) => field.maxLength === undefined || one.length <= field.maxLength,
  );
  return text === undefined ? leave("tooLong") : { kind: "type", text, source };
}

function numberStep(field: Field, text: string, source: ValueSource): Step {
  const number = /^\D{0,3}(\d[\d\s.,]*)/.exec(text.trim())?.[1]?.replace(/[\s,](?=\d{3}\b)/g, "");
  return number === undefined
    ? leave("noMatchingChoice")
    : typeStep(field, [number.trim().replace(",", ".").replace(/\.$/, "")], source);
}

function optionStep(field: Field, { wanted, source }: Value): Step {
  const option = chooseWanted(field.options, wanted);
  const chosen = option === undefined ? undefined : field.options[option];
  if (option === undefined || !chosen) return leave("noMatchingChoice");
  const filling = { text: chosen.text, source };
  return field.widget === "select"
    ? { kind: "choose", option, ...filling }
    : { kind: "tick", options: [option], ...filling };
}

function pickStep(field: Field, { wanted, texts, source }: Value): Step {
  const known = chooseWanted(field.options, wanted);
  const text = (known === undefined ? undefined : field.options[known]?.text) ?? texts[0] ?? "";
  return text.trim() === ""
    ? leave("notInProfile")
    : { kind: "pick", wanted: [wanted], text, source };
}

/** A value in both of the forms that a field may want: words to type, most telling first, and a choice to find. */
export type Value = {
  readonly texts: readonly string[];
  readonly wanted: Wanted;
  readonly source: ValueSource;
};

type Write = (field: Field, value: Value) => Step;

const typing: Write = (field, { texts, source }) => typeStep(field, texts, source);

const writers: Partial<Record<Widget, Write>> = {
  select: optionStep,
  radioGroup: optionStep,
  checkboxGroup: optionStep,
  combobox: pickStep,
  listboxButton: pickStep,
  number: (field, { texts, source }) => numberStep(field, texts[0] ?? "", source),
  text: typing,
  email: typing,
  tel: typing,
  url: typing,
  search: typing,
  textarea: typing,
  editable: typing,
};

/** How a value gets into a field of this kind. */
export function valueStep(field: Field, value: Value): Step {
  return writers[field.widget]?.(field, value) ?? leave("unsupportedWidget");
}

export const isTyped = (widget: Widget) => typedInto.has(widget);
