import type { Classified } from "../../classify.ts";
import { isTyped } from "../steps/step.ts";

/** Whether a telephone field is followed by text fields without a label: they take the number in parts of unknown lengths. */
export function isFirstOfBoxes(classified: readonly Classified[], at: number): boolean {
  const one = classified[at];
  const next = classified.slice(at + 1).find(({ key, field }) => key !== "none" && field.isShown);
  if (one?.key !== "phone" || one.field.maxLength !== undefined || next === undefined) return false;
  const { labels, widget, form } = next.field;
  return labels.length === 0 && isTyped(widget) && form === one.field.form;
}

/** Keys of values that consist of letters. */
const ofLetters =
  /^(?:address|city|location|state|country|skills|languages)$|_(?:name|company|title|school|degree|field)$/;
/** Types of inputs that take no such value. */
const otherTypes: ReadonlySet<string> = new Set(["tel", "number", "url", "date", "month"]);

/** Whether the input takes another kind of value than its name suggests: "House number", of the type for telephones. */
export const isOfOtherType = ({ key, field }: Classified) =>
  otherTypes.has(field.inputType ?? "") && ofLetters.test(key);
