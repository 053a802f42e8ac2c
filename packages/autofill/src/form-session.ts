import type { Applicant } from "./applicant.ts";
import type { AnsweredQuestion } from "./answered-questions.ts";
import { classify, type Classified } from "./classify.ts";
import { collect } from "./collect.ts";
import { isStillField } from "./collect/same-field.ts";
import type { ShadowRootOf } from "./collect/walk.ts";
import type { EntryRows } from "./fill/add-entry.ts";
import { pageSettled, uploadSettled } from "./fill/page-settled.ts";
import type { Page } from "./field.ts";
import type { FieldKey } from "./field-key.ts";
import { startFill, type FillRun, type Undone } from "./fill.ts";
import { fieldOverrides } from "./platform-fields.ts";
import type { PlannedField } from "./plan.ts";
import type { PageLanguage } from "./plan/countries.ts";
import type { Planner } from "./plan/plan-fields.ts";
import { skip } from "./plan/steps/step.ts";
import type { VisibilityCheck, MayScroll } from "./visibility/look.ts";
import type { ReceiptLine } from "./receipt.ts";
import { recognisePlatform, type Recognised } from "./recognise-platform.ts";

export type FormOptions = {
  /** Opens shadow roots; an extension can open closed ones. */
  readonly shadowRootOf?: ShadowRootOf | undefined;
  /** The URL of the page, by which a platform is recognised. */
  readonly address?: URL | undefined;
  /** Resolves when the page has settled; replaced by tests and measurements. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** Marks invisible fields (`createVisibilityCheck`); without it, as without layout, none are marked. */
  readonly look?: VisibilityCheck | undefined;
  /** `planFields`, given by the caller so that it can be in another script of an extension. */
  readonly planner: Planner;
};

/** A document with a form, while a user fills it. */
export type FormSession = {
  readonly platform: Recognised | undefined;
  /** Whether this is an application form, not a search or a sign-in. */
  readonly isApplication: () => boolean;
  /** What the fields ask for. */
  readonly keys: () => readonly FieldKey[];
  /** Reads the page and plans without changing it. */
  readonly plan: (applicant: Applicant) => readonly PlannedField[];
  /**
   * Fills all fields, or only the given ones of the latest plan; adds entries where the form adds them one by one.
   * Invisible fields are skipped, unless `evenUnseen` is set for these fields.
   */
  readonly fill: (
    applicant: Applicant,
    only?: readonly number[] | null,
    evenUnseen?: boolean,
  ) => Promise<readonly ReceiptLine[]>;
  /**
   * The lines that a running fill has filled so far, on the user's click or when the page is hidden. Fields that are
   * removed afterwards keep their outcome.
   */
  readonly written: () => readonly ReceiptLine[];
  /** Puts back all fields that have not been changed since they were filled, and removes the added rows that are empty. */
  readonly undo: () => Promise<Undone>;
  /** The elements of a field of the latest plan. */
  readonly elementsOf: (fieldId: number) => readonly HTMLElement[];
  /** The user's answers on this page, for storing. */
  readonly answered: () => readonly AnsweredQuestion[];
};

type Reading = { readonly page: Page; readonly classified: readonly Classified[] };

const pageLanguage = ({ documentElement: { lang } }: Document): PageLanguage =>
  /^fr\b/i.test(lang) ? "fr" : /^de\b/i.test(lang) ? "de" : "en";

const maxEntries = 10;

type Only = {
  readonly fieldIds: readonly number[];
  readonly evenUnseen: boolean | undefined;
};

const withoutUnseen = (one: PlannedField): PlannedField =>
  one.isUnseen ? { ...one, step: skip("notVisible") } : one;

/** A field that the user has chosen alone gets what it is offered, if it is visible. */
const withOffered = (one: PlannedField): PlannedField =>
  one.step.kind === "skip" && one.step.offer && !one.isUnseen
    ? { ...one, step: one.step.offer.step }
    : one;

/** The fields of a fill: all, or the chosen ones. */
function toFill(all: readonly PlannedField[], only: Only | undefined): readonly PlannedField[] {
  if (!only) return all.map(withoutUnseen);
  const wanted = all.filter(({ fieldId }) => only.fieldIds.includes(fieldId));
  return (only.evenUnseen ? wanted : wanted.map(withoutUnseen)).map(withOffered);
}

const isFilledLine = ({ outcome }: ReceiptLine) =>
  outcome.kind !== "left" || outcome.reason !== "alreadyFilled";

type Readings = { readonly before: Page; readonly now: Reading };

/** Finds the elements of a re-rendered field; the field at its position on the form's next page is another one. */
function elementsNow({ key, fieldId }: PlannedField, { before, now }: Readings) {
  const same = now.classified.find((one) => one.key === key && one.field.id === fieldId);
  const members = (same && now.page.controls.get(fieldId)) ?? [];
  const lost = before.fields.find(({ id }) => id === fieldId);
  return lost && isStillField(lost, members) ? members : [];
}

type Round = { readonly lines: readonly ReceiptLine[]; readonly isLeft: boolean };
type Rounds = {
  readonly fill: () => Promise<Round>;
  /** Adds an empty job or school to the form. @returns false when none is missing. */
  readonly addEntry: () => Promise<boolean>;
};

/** Fills the page, then each added entry. The form's next page is left to the user. */
async function fillRounds({ fill, addEntry: add }: Rounds): Promise<readonly ReceiptLine[]> {
  let { lines, isLeft } = await fill();
  for (let round = 0; round < maxEntries && !isLeft; round++) {
    if (!(await add())) break;
    const further = await fill();
    lines = merged(lines, further.lines);
    isLeft = further.isLeft;
  }
  return lines;
}

/** Plans for the applicant and in the language of a page. */
type PlannerOfPage = (classified: readonly Classified[]) => readonly PlannedField[];
const addsNothing = () => Promise.resolve(false);
const plansNothing: PlannerOfPage = () => [];

/** The last filling first. What is undone stays so; what could not be is tried again the next time. */
async function undoAll(
  undoings: readonly (() => Promise<Undone>)[],
  added: EntryRows | undefined,
): Promise<Undone> {
  let count = 0;
  let kept: readonly string[] = [];
  let released: readonly string[] = [];
  for (const undo of undoings.toReversed()) {
    const undone = await undo();
    count += undone.count;
    kept = [...undone.kept, ...kept];
    released = [...undone.released, ...released];
  }
  const rows = (await added?.removeEmpty()) ?? 0;
  return { count, kept: [...new Set(kept)], released, rows };
}

/** Opens the form of a document. */
export function openForm(root: Document, options: FormOptions): FormSession {
  const settled = options.settled ?? (() => pageSettled(root));
  const platform = options.address && recognisePlatform(options.address, root);
  const undoings: (() => Promise<Undone>)[] = [];
  let last: Reading | undefined;
  let planner: PlannerOfPage = plansNothing;
  /** The rounds of the running fill. */
  const running: FillRun[] = [];

  const read = (): Reading => {
    const page = collect(root, options.shadowRootOf);
    const known = fieldOverrides(page, platform);
    last = { page, classified: classify(page.fields, known) };
    return last;
  };
  const rows = options.planner.rows?.(root, { read, settled });
  const planned = ({ classified, page }: Reading, applicant: Applicant, mayScroll: MayScroll) => {
    planner = (found) => options.planner(found, applicant, pageLanguage(root));
    const all = planner(classified);
    return options.look?.(all, page.controls, mayScroll) ?? all;
  };

  const fillOnce = async (reading: Reading, applicant: Applicant, only?: Only) => {
    const all = planned(reading, applicant, "always");
    const run = startFill(reading.page, toFill(all, only), {
      settled,
      uploaded: options.settled ?? (() => uploadSettled(root)),
      documents: applicant.documents ?? [],
      choose: options.planner.choose,
      elementsOf: (lost) => elementsNow(lost, { before: reading.page, now: read() }),
    });
    running.push(run);
    const { lines, undo } = await run.result;
    undoings.push(undo);
    return { lines, isLeft: run.isLeft() };
  };

  return {
    platform,
    isApplication: () =>
      options.planner.isApplication?.((last ?? read()).classified, platform, root.title) === true,
    keys: () => read().classified.map(({ key }) => key),
    plan: (applicant) => planned(read(), applicant, "once"),
    fill: async (applicant, only, evenUnseen) => {
      running.length = 0;
      try {
        if (only)
          return (await fillOnce(last ?? read(), applicant, { fieldIds: only, evenUnseen })).lines;
        return await fillRounds({
          fill: () => fillOnce(read(), applicant),
          addEntry: rows?.adderFor(applicant) ?? addsNothing,
        });
      } finally {
        running.length = 0;
      }
    },
    written: () => running.flatMap((run) => run.written()),
    undo: () => undoAll(undoings, rows),
    elementsOf: (fieldId) => last?.page.controls.get(fieldId) ?? [],
    answered: () => options.planner.answered?.(read(), planner) ?? [],
  };
}

/** Merges rounds: a field filled by an earlier round is reported as filled, not as already filled. */
function merged(
  earlier: readonly ReceiptLine[],
  further: readonly ReceiptLine[],
): readonly ReceiptLine[] {
  const open = [...earlier];
  return further.map((line) => {
    if (isFilledLine(line)) return line;
    const at = open.findIndex((one) => one.key === line.key && one.label === line.label);
    const [same] = at < 0 ? [] : open.splice(at, 1);
    return same && same.outcome.kind !== "left" ? { ...line, outcome: same.outcome } : line;
  });
}
