import { fold } from "@postulo/lexicon/fold";
import { distinction, goodAbsence, numberChange } from "@postulo/lexicon/quotable-lines";

/** Whether a line states a measured result of the work: a percentage, an amount of money, or a change between two numbers. */
export const statesMeasure = (text: string): boolean =>
  /\d\s?[%€]|[£$€]\s?\d/.test(text) || numberChange.test(text);

/** Whether a line states a result of the work: a measured one, a distinction, or that nothing went wrong. */
export function statesResult(text: string): boolean {
  const folded = fold(text);
  return statesMeasure(text) || distinction.test(folded) || goodAbsence.test(folded);
}
