import { answerKeys, type AnswerKey } from "@postulo/domain/answer-key";
import type { Classified } from "./classify.ts";
import { isBox, isInput, isSelect, isTextArea } from "./collect/controls.ts";
import { choiceButtons, isTicked } from "./collect/choice-buttons.ts";
import { displayedChoice } from "./collect/shown-value.ts";
import type { Field, Page, Widget } from "./field.ts";
import type { PlannedField } from "./plan.ts";

/** A question of the form with the user's answer. */
export type AnsweredQuestion = {
  readonly kind: AnswerKey;
  readonly question: string;
  readonly answer: string;
};

/** A question that binds is known by its own text only, however much it sounds like one of a kind. */
const kindOf = ({ key, isBinding }: Classified) => {
  const kind = answerKeys.find((one) => one === key);
  return kind && isBinding ? "custom_question" : kind;
};

function tickedTexts(field: Field, members: readonly HTMLElement[]): string {
  const [first] = members;
  const buttons = first && isBox(first) && members.length === 1 ? choiceButtons(first) : [];
  const boxes = buttons.length > 0 ? buttons : members;
  return field.options.flatMap(({ text }, at) => (isTickedAt(boxes, at) ? text : [])).join("; ");
}

function isTickedAt(boxes: readonly HTMLElement[], at: number): boolean {
  const box = boxes[at];
  return box !== undefined && isTicked(box);
}

function writtenText(element: HTMLElement): string {
  if (isSelect(element)) return element.selectedOptions[0]?.text.trim() ?? "";
  return isInput(element) || isTextArea(element)
    ? element.value.trim()
    : element.textContent.trim();
}

const ticking: ReadonlySet<Widget> = new Set(["radioGroup", "checkboxGroup"]);
const listing: ReadonlySet<Widget> = new Set(["combobox", "listboxButton"]);
const secret: ReadonlySet<Widget> = new Set(["password", "file", "dropzone", "other"]);

function answerIn({ field }: Classified, members: readonly HTMLElement[]): string {
  const [first] = members;
  if (!first || secret.has(field.widget)) return "";
  if (ticking.has(field.widget)) return tickedTexts(field, members);
  if (listing.has(field.widget)) return displayedChoice(first);
  if (field.widget === "checkbox") return isTicked(first) ? "Yes" : "";
  return writtenText(first);
}

type Reading = { readonly page: Page; readonly classified: readonly Classified[] };

/** With the keys of the plan, which has passed the gate. */
function gated({ classified }: Reading, plan: readonly PlannedField[]): readonly Classified[] {
  const planned = new Map(plan.map((one) => [one.fieldId, one]));
  return classified.map((one) => {
    const { key = one.key, isBinding = false } = planned.get(one.field.id) ?? {};
    return { ...one, key, isBinding };
  });
}

/**
 * The questions that the user has answered and that may recur, without sensitive ones, consents and secrets.
 * @param planner plans the fields, which determines the questions that bind.
 */
export function answeredQuestions(
  reading: Reading,
  planner: (classified: readonly Classified[]) => readonly PlannedField[],
): readonly AnsweredQuestion[] {
  const { page, classified } = reading;
  return gated(reading, planner(classified)).flatMap((one) => {
    const kind = kindOf(one);
    const question = one.field.labels[0]?.text ?? "";
    if (!kind || question === "" || !one.field.isFilled) return [];
    const answer = answerIn(one, page.controls.get(one.field.id) ?? []);
    return answer === "" ? [] : [{ kind, question, answer }];
  });
}
