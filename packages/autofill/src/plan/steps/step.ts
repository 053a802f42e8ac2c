import type { OfferBasis, SkipReason, ValueSource } from "@postulo/domain/fill-outcome";
import type { ApplicantDocument } from "../../applicant.ts";
import type { Field, Widget } from "../../field.ts";
import { amountOf } from "../answers/choose-answer.ts";
import { resolveChoice, type ChoiceTarget } from "../answers/choice-target.ts";

type Filling = {
  /** The value of the field. */
  readonly text: string;
  /** Where the value is stored. */
  readonly source: ValueSource;
};

/** Whether the choice replaces one that the page, not the person, has made. */
type Replacing = Filling & { readonly isReplacing?: true };

/** The text to type unless another field, by id, has got its value. */
type Otherwise = { readonly unless: number; readonly text: string };

/** The planned action for a field. */
export type Step =
  | ({ readonly kind: "type"; readonly otherwise?: Otherwise } & Filling)
  /** One option of a select. */
  | ({ readonly kind: "choose"; readonly option: number } & Replacing)
  /** Boxes of a group, by position. */
  | ({ readonly kind: "tick"; readonly options: readonly number[] } & Filling)
  /** Options of a list that are known only when it is open; one, except in a list for several choices. */
  | ({ readonly kind: "pick"; readonly targets: readonly ChoiceTarget[] } & Replacing)
  | ({ readonly kind: "attach"; readonly document: ApplicantDocument["kind"] } & Filling)
  | { readonly kind: "skip"; readonly reason: SkipReason; readonly offer?: Offer };

/** What is written only by a click of the user on this field, and what it rests on. */
export type Offer = {
  readonly step: Exclude<Step, { kind: "skip" }>;
  readonly basis: OfferBasis;
};

export const skip = (reason: SkipReason): Step => ({ kind: "skip", reason });

/** Leaves a field, with what would have been written as an offer. */
export const offeredAlone = (step: Step): Step =>
  step.kind === "skip"
    ? step
    : {
        kind: "skip",
        reason: "question",
        offer: { step, basis: { kind: "answer", text: step.text } },
      };

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

/** Types the first text that fits into the field. */
export function typeStep(field: Field, texts: readonly string[], source: ValueSource): Step {
  const stored = texts.filter((text) => text.trim() !== "");
  if (stored.length === 0) return skip("notInProfile");
  // Single-line inputs remove line breaks without a space.
  const written = stored.map((text) =>
    isParagraphed(field.widget) ? text : text.replace(/\s+/g, " ").trim(),
  );
  const text = written.find(
    (one) => field.maxLength === undefined || one.length <= field.maxLength,
  );
  return text === undefined ? skip("tooLong") : { kind: "type", text, source };
}

/** Writes the only number of a text; "D08 XY00" is none. */
function numberStep(field: Field, text: string, source: ValueSource): Step {
  const written = text.trim();
  const [whole = "", digits] = /^\D{0,3}(\d[\d\s.,]*)/.exec(written) ?? [];
  const number = digits?.replace(/[\s,](?=\d{3}\b)/g, "");
  return number === undefined || /\d/.test(written.slice(whole.length))
    ? skip("noMatchingChoice")
    : typeStep(field, [number.trim().replace(",", ".").replace(/\.$/, "")], source);
}

/** Moves a slider, when the amount is one of its positions. */
function rangeStep({ range }: Field, { texts: [text = ""], source }: Value): Step {
  const amount = amountOf(text);
  const isPosition =
    range &&
    amount !== undefined &&
    amount >= range.min &&
    amount <= range.max &&
    Number.isInteger((amount - range.min) / range.step);
  return isPosition ? { kind: "type", text: String(amount), source } : skip("noMatchingChoice");
}

function optionStep(field: Field, { wanted, source }: Value): Step {
  const option = resolveChoice(field.options, wanted);
  const chosen = option === undefined ? undefined : field.options[option];
  if (option === undefined || !chosen) return skip("noMatchingChoice");
  const filling = { text: chosen.text, source };
  return field.widget === "select"
    ? { kind: "choose", option, ...filling }
    : { kind: "tick", options: [option], ...filling };
}

function pickStep(field: Field, { wanted, texts, source }: Value): Step {
  const known = resolveChoice(field.options, wanted);
  const text = (known === undefined ? undefined : field.options[known]?.text) ?? texts[0] ?? "";
  return text.trim() === ""
    ? skip("notInProfile")
    : { kind: "pick", targets: [wanted], text, source };
}

/** A value for every widget: texts to type, preferred first, and an option to select. */
export type Value = {
  readonly texts: readonly string[];
  readonly wanted: ChoiceTarget;
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
  range: rangeStep,
  number: (field, { texts, source }) => numberStep(field, texts[0] ?? "", source),
  text: typing,
  email: typing,
  tel: typing,
  url: typing,
  search: typing,
  textarea: typing,
  editable: typing,
};

/** The step that writes a value into a field by its widget. */
export const valueStep = (field: Field, value: Value): Step =>
  writers[field.widget]?.(field, value) ?? skip("unsupportedWidget");

export const isTyped = (widget: Widget) => typedInto.has(widget);
