import type { ValueSource } from "@postulo/domain/fill-outcome";
import { isStillField } from "./collect/same-field.ts";
import { displayedChoice } from "./collect/shown-value.ts";
import type { Page } from "./field.ts";
import type { Documents, Driver, Resources } from "./fill/driver.ts";
import { driverFor } from "./fill/driver-for.ts";
import { isValueElement } from "./fill/set-value.ts";
import type { PlannedField } from "./plan.ts";
import type { ChooseOption } from "./plan/answers/choice-target.ts";
import type { Outcome, ReceiptLine } from "./receipt.ts";

/**
 * How many fields have their former value again, the labels of those that the page does not let go of (`kept`), and of those
 * in the page whose value is not what was filled any more (`released`). Fields that are not in the page are in neither.
 */
export type Undone = {
  readonly count: number;
  readonly kept: readonly string[];
  readonly released: readonly string[];
  /** How many empty rows for jobs and schools that were added could not be removed. */
  readonly rows?: number;
};

export type FillResult = {
  readonly lines: readonly ReceiptLine[];
  /** Puts back every field that has not been changed since. */
  readonly undo: () => Promise<Undone>;
};

/** A plan that is being executed. */
export type FillRun = {
  /** Resolves when every field is verified. */
  readonly result: Promise<FillResult>;
  /**
   * The lines of the fields that are filled so far. Called when the user may be leaving the page: a field that is removed
   * afterwards keeps its outcome.
   */
  readonly written: () => readonly ReceiptLine[];
  /** Whether the page was left: all written fields are removed, after `written` was called. */
  readonly isLeft: () => boolean;
};

export type FillOptions = {
  /** Resolves when the page has reacted to the written values. */
  readonly settled: () => Promise<void>;
  /** The same after an upload, which a page may parse for some time. */
  readonly uploaded?: () => Promise<void>;
  readonly documents?: Documents;
  /** Finds the option of an opened list; without it, none is chosen. */
  readonly choose?: ChooseOption | undefined;
  /** The current elements of a re-rendered field; none when it was removed. */
  readonly elementsOf?: (planned: PlannedField) => readonly HTMLElement[];
};

type Target = {
  readonly planned: PlannedField;
  readonly source: ValueSource;
  driver: Driver;
  /** What the field showed before it was written, and after. */
  readonly before: string;
  after?: string;
  /** The outcome while the element was last in the page. */
  seen?: Outcome;
};

function targetOf(
  planned: PlannedField,
  members: readonly HTMLElement[],
  resources: Resources,
): Target | undefined {
  const { step } = planned;
  const driver = step.kind === "skip" ? undefined : driverFor(members, step, resources);
  if (!driver || step.kind === "skip") return undefined;
  return { planned, source: step.source, driver, before: stateOf(driver) };
}

/** What a field shows, whatever was meant to be written. */
const stateOf = ({ element }: Driver): string =>
  isValueElement(element) && element.value !== "" ? element.value : displayedChoice(element);

/** Whether the field still has what was written, also in the words that the page has made of it; what is retyped is the user's. */
function isOurs({ planned, driver, before, after }: Target): boolean {
  const isSame = after === stateOf(driver);
  const isRetyped = planned.step.kind === "type" && after !== undefined && !isSame;
  return (driver.holds() && !isRetyped) || (isSame && after !== before && !driver.isEmpty());
}

function outcomeOf({ driver, source }: Target): Outcome {
  if (!driver.element.isConnected) return { kind: "failed", failure: "removed" };
  const refusal = driver.refusal?.();
  if (refusal) return refusal;
  return driver.holds()
    ? { kind: "filled", text: driver.shown(), source }
    : { kind: "failed", failure: "changedByPage" };
}

const isFilledLine = ({ outcome }: ReceiptLine) => outcome.kind === "filled";

const isFile = ({ step }: PlannedField) => step.kind === "attach";

const isReplacing = ({ step }: PlannedField) =>
  (step.kind === "choose" || step.kind === "pick") && step.isReplacing === true;

/** The execution of one plan. */
class Filling {
  readonly targets = new Map<number, Target>();
  /** Fields whose elements were reused for another question. */
  private readonly lost = new Set<number>();
  /** Whether the user may have left the page. */
  private isLeaving = false;
  private readonly page: Page;
  private readonly options: FillOptions;

  constructor(page: Page, options: FillOptions) {
    this.page = page;
    this.options = options;
  }

  private get resources(): Resources {
    const { documents = [], choose = () => undefined } = this.options;
    return { documents, choose };
  }

  private isAnother({ fieldId }: PlannedField, members: readonly HTMLElement[]): boolean {
    const field = this.page.fields.find(({ id }) => id === fieldId);
    return field !== undefined && !isStillField(field, members);
  }

  private targetNow(planned: PlannedField): Target | undefined {
    const members = this.page.controls.get(planned.fieldId) ?? [];
    const areGone = members.some((element) => !element.isConnected);
    const isAnother = !areGone && this.isAnother(planned, members);
    const now = areGone || isAnother ? (this.options.elementsOf?.(planned) ?? []) : members;
    if (isAnother && now.length === 0) {
      this.lost.add(planned.fieldId);
      return undefined;
    }
    return targetOf(this.withText(planned), now.length > 0 ? now : members, this.resources);
  }

  /** With the other text, when the field that the usual one depends on has not got its value. */
  private withText(planned: PlannedField): PlannedField {
    const { step } = planned;
    if (step.kind !== "type" || !step.otherwise) return planned;
    const { unless, text } = step.otherwise;
    const isThere = this.targets.get(unless)?.driver.holds() === true;
    return isThere ? planned : { ...planned, step: { ...step, text } };
  }

  async write(planned: readonly PlannedField[]): Promise<number> {
    let count = 0;
    for (const one of planned) {
      const target = this.targetNow(one);
      if (!target || !(target.driver.isEmpty() || isReplacing(one))) continue;
      this.targets.set(one.fieldId, target);
      count++;
      await target.driver.write();
      if (this.isLeaving) this.look(target);
    }
    return count;
  }

  private look(target: Target): void {
    if (target.driver.element.isConnected) target.seen = outcomeOf(target);
  }

  written(): readonly ReceiptLine[] {
    this.isLeaving = true;
    const targets = [...this.targets.values()];
    for (const target of targets) this.look(target);
    return targets.map(({ planned }) => this.lineFor(planned)).filter(isFilledLine);
  }

  /** Finds the elements that have replaced removed ones. */
  private followPage(): void {
    for (const target of this.targets.values())
      if (!target.driver.element.isConnected)
        target.driver = this.targetNow(target.planned)?.driver ?? target.driver;
  }

  /** Writes values again that the page has discarded, into the replacing element if there is one. */
  async writeAgain(): Promise<void> {
    let count = 0;
    this.followPage();
    for (const target of this.targets.values()) {
      const { driver } = target;
      if (!driver.element.isConnected || driver.holds() || driver.refusal?.()) continue;
      if (!driver.isEmpty() && isFile(target.planned)) continue;
      count++;
      await driver.write();
    }
    if (count === 0) return;
    await this.options.settled();
    // An element drawn anew shows whether the page has kept the value.
    this.followPage();
  }

  lineFor({ fieldId, key, label, step }: PlannedField): ReceiptLine {
    const target = this.targets.get(fieldId);
    if (target) {
      const isGone = this.isLeaving && !target.driver.element.isConnected;
      const seen = isGone && target.seen?.kind === "filled" ? target.seen : undefined;
      return { key, label, fieldId, outcome: seen ?? outcomeOf(target) };
    }
    if (step.kind === "skip")
      return { key, label, fieldId, outcome: { kind: "left", reason: step.reason } };
    const isThere =
      !this.lost.has(fieldId) && this.page.controls.get(fieldId)?.[0]?.isConnected === true;
    const outcome: Outcome = isThere
      ? { kind: "left", reason: "alreadyFilled" }
      : { kind: "failed", failure: "removed" };
    return { key, label, fieldId, outcome };
  }

  isLeft(): boolean {
    const targets = [...this.targets.values()];
    return this.isLeaving && !targets.some(({ driver }) => driver.element.isConnected);
  }

  /** Notes what the fields show once the page has settled. */
  noteStates(): void {
    for (const target of this.targets.values()) target.after = stateOf(target.driver);
  }

  /** The last field first: a choice may have opened the fields after it. */
  async undo(): Promise<Undone> {
    const kept: string[] = [];
    const released: string[] = [];
    let count = 0;
    for (const target of [...this.targets.values()].toReversed()) {
      if (!target.driver.element.isConnected) continue;
      const wasOurs = isOurs(target);
      const isCleared = wasOurs && (await target.driver.clear());
      if (isCleared) count++;
      (wasOurs && !isCleared ? kept : released).unshift(target.planned.label);
    }
    return { count, kept, released };
  }
}

async function execute(
  filling: Filling,
  planned: readonly PlannedField[],
  options: FillOptions,
): Promise<FillResult> {
  const uploads = await filling.write(planned.filter(isFile));
  if (uploads > 0) await (options.uploaded ?? options.settled)();
  await filling.write(planned.filter((one) => !isFile(one)));
  if (filling.targets.size > 0) await options.settled();
  await filling.writeAgain();
  filling.noteStates();
  return { lines: planned.map((one) => filling.lineFor(one)), undo: () => filling.undo() };
}

/**
 * Executes a plan: documents first, because a page may fill fields from them, then the other fields. Verifies every field
 * when the page has settled, and retries once where the value was discarded. Fields filled since planning are skipped.
 * Never submits a form.
 */
export function startFill(
  page: Page,
  planned: readonly PlannedField[],
  options: FillOptions,
): FillRun {
  const filling = new Filling(page, options);
  return {
    result: execute(filling, planned, options),
    written: () => filling.written(),
    isLeft: () => filling.isLeft(),
  };
}
