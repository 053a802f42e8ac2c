import { isFilled, isSelect } from "./collect/controls.ts";
import type { Page } from "./field.ts";
import { chooseOption, isValueElement, typeText, type ValueElement } from "./fill/set-value.ts";
import type { PlannedField, Step } from "./plan.ts";
import type { Outcome, ReceiptLine } from "./receipt.ts";

type Action = Exclude<Step, { kind: "leave" }>;
type Target = {
  readonly element: ValueElement;
  readonly action: Action;
  readonly emptyOption: number;
};

export type FillResult = {
  readonly lines: readonly ReceiptLine[];
  /** Empties every field that still holds what was filled in; says how many. */
  readonly undo: () => number;
};

function write({ element, action }: Target): void {
  if (action.kind === "choose") {
    if (isSelect(element)) chooseOption(element, action.option);
  } else if (!isSelect(element)) typeText(element, action.text);
}

const lettersAndDigits = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** A page may put blanks, dots or brackets into what was typed; any other change is the page's refusal. */
function holds({ element, action }: Target): boolean {
  if (!isSelect(element)) return lettersAndDigits(element.value) === lettersAndDigits(action.text);
  const isOption = action.kind === "choose" && element.selectedIndex === action.option;
  return (
    isOption ||
    lettersAndDigits(element.selectedOptions[0]?.text ?? "") === lettersAndDigits(action.text)
  );
}

const needsWriting = (target: Target) => target.element.isConnected && !holds(target);

function outcomeOf(target: Target): Outcome {
  if (!target.element.isConnected) return { kind: "failed", failure: "removed" };
  if (!holds(target)) return { kind: "failed", failure: "changedByPage" };
  const { text, source } = target.action;
  return { kind: "filled", text: isSelect(target.element) ? text : target.element.value, source };
}

function targetOf(page: Page, planned: PlannedField): Target | undefined {
  const element = page.controls.get(planned.fieldId)?.[0];
  if (planned.step.kind === "leave" || !element || !isValueElement(element)) return undefined;
  return {
    element,
    action: planned.step,
    emptyOption: isSelect(element) ? element.selectedIndex : -1,
  };
}

function undoAll(targets: readonly Target[]): number {
  const kept = targets.filter((target) => target.element.isConnected && holds(target));
  for (const { element, emptyOption } of kept) {
    if (isSelect(element)) chooseOption(element, emptyOption);
    else typeText(element, "");
  }
  return kept.length;
}

/**
 * Carries out a plan, reads every field back once the page has settled, and tries once more where the value did not stay.
 * What was filled between planning and now is left alone. Nothing here can submit a form.
 */
export async function fill(
  page: Page,
  planned: readonly PlannedField[],
  settled: () => Promise<void>,
): Promise<FillResult> {
  const targets = new Map<number, Target>();
  for (const one of planned) {
    const target = targetOf(page, one);
    if (!target || isFilled([target.element])) continue;
    targets.set(one.fieldId, target);
    write(target);
  }
  if (targets.size > 0) await settled();
  const again = [...targets.values()].filter(needsWriting);
  for (const target of again) write(target);
  if (again.length > 0) await settled();
  const lines = planned.map(({ fieldId, key, label, step }): ReceiptLine => {
    const target = targets.get(fieldId);
    if (target) return { key, label, outcome: outcomeOf(target) };
    return {
      key,
      label,
      outcome: { kind: "left", reason: step.kind === "leave" ? step.reason : "alreadyFilled" },
    };
  });
  return { lines, undo: () => undoAll([...targets.values()]) };
}
