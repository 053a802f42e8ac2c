import { classify } from "@postulo/autofill/classify";
import type { Field } from "@postulo/autofill/field";
import { kindOfText } from "@postulo/autofill/plan/questions/known-wording";
import { isBindingKind } from "@postulo/autofill/plan/questions/question-templates";
import { answerKeys, type AnswerKey } from "@postulo/domain/answer-key";

const fieldNamed = (label: string): Field => ({
  id: 0,
  widget: "text",
  labels: [{ source: "label", text: label }],
  hint: "",
  identifiers: [],
  autocomplete: [],
  options: [],
  headings: [],
  containers: [],
  accept: "",
  maxLength: undefined,
  isFilled: false,
  isEditable: true,
  isShown: true,
  excluded: undefined,
});

/**
 * The question that a note of the user answers by its label, as a form's field with this label would be read; undefined where
 * it answers none. A question that binds in unknown words is answered in exactly these only.
 */
export function kindOfNote(label: string): AnswerKey | "name_prefix" | undefined {
  const asked = kindOfText(label, {});
  const [classified] = classify([fieldNamed(label)]);
  if (classified?.key === "name_prefix") return classified.key;
  const kind = answerKeys.find((one) => one === (asked ?? classified?.key));
  if (kind === undefined) return undefined;
  if (asked === undefined && (isBindingKind(kind) || kind === "custom_question"))
    return label.includes("?") ? "custom_question" : undefined;
  return kind;
}
