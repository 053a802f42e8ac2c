import type { Applicant } from "./applicant.ts";
import { answeredQuestions, type AnsweredQuestion } from "./answered-questions.ts";
import { classify, type Classified } from "./classify.ts";
import { collect } from "./collect.ts";
import type { ShadowRootOf } from "./collect/walk.ts";
import { addEntry } from "./fill/add-entry.ts";
import { pageSettled, uploadSettled } from "./fill/page-settled.ts";
import type { Page } from "./field.ts";
import { fill } from "./fill.ts";
import { fieldOverrides } from "./platform-fields.ts";
import { plan, type PlannedField } from "./plan.ts";
import type { PageLanguage } from "./plan/countries.ts";
import { leave } from "./plan/step.ts";
import type { Look, MayScroll } from "./sight/look.ts";
import { isApplicationForm } from "./application-form.ts";
import type { ReceiptLine } from "./receipt.ts";
import { recognisePlatform, type Recognised } from "./recognise-platform.ts";

export type FormOptions = {
  /** Opens shadow roots; an extension can open closed ones. */
  readonly shadowRootOf?: ShadowRootOf | undefined;
  /** Of the page; by it a platform is recognised. */
  readonly address?: URL | undefined;
  /** When the page has settled; tests and measurements pass their own. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** Marks what a person cannot see (`openSight`); without it nothing is marked, as where there is no layout. */
  readonly look?: Look | undefined;
};

/** A document with a form, over the time in which a person fills it. */
export type FormSession = {
  readonly platform: Recognised | undefined;
  /** Whether this is a form to apply with at all, and not a search or a sign-in. */
  readonly isApplication: () => boolean;
  /** Reads the page as it is now and says what would be done. Nothing is touched. */
  readonly plan: (applicant: Applicant) => readonly PlannedField[];
  /**
   * Fills everything, or only the given fields of the newest plan; adds entries where the form asks for them one by one.
   * What a person cannot see is left, unless they asked for these fields by `evenUnseen`.
   */
  readonly fill: (
    applicant: Applicant,
    only?: readonly number[] | null,
    evenUnseen?: boolean,
  ) => Promise<readonly ReceiptLine[]>;
  /** Takes back everything that was filled and still stands there; says how many fields. */
  readonly undo: () => number;
  /** The elements of a field of the newest plan. */
  readonly elementsOf: (fieldId: number) => readonly HTMLElement[];
  /** What the person has answered on this page, for remembering. */
  readonly answered: () => readonly AnsweredQuestion[];
};

type Reading = { readonly page: Page; readonly classified: readonly Classified[] };

const pageLanguage = (root: Document): PageLanguage =>
  /^fr\b/i.test(root.documentElement.lang) ? "fr" : "en";

const mostEntries = 10;

type Only = {
  readonly fieldIds: readonly number[];
  readonly evenUnseen: boolean | undefined;
};

const withoutUnseen = (one: PlannedField): PlannedField =>
  one.isUnseen ? { ...one, step: leave("notVisible") } : one;

const isFilledLine = ({ outcome }: ReceiptLine) =>
  outcome.kind !== "left" || outcome.reason !== "alreadyFilled";

/** Opens the form of a document. */
export function openForm(root: Document, options: FormOptions = {}): FormSession {
  const settled = options.settled ?? (() => pageSettled(root));
  const uploaded = options.settled ?? (() => uploadSettled(root));
  const platform = options.address && recognisePlatform(options.address, root);
  const undoings: (() => number)[] = [];
  let last: Reading | undefined;

  const read = (): Reading => {
    const page = collect(root, options.shadowRootOf);
    const known = fieldOverrides(page, platform);
    last = { page, classified: classify(page.fields, known) };
    return last;
  };
  const planned = (
    { classified, page }: Reading,
    applicant: Applicant,
    mayScroll: MayScroll,
  ): readonly PlannedField[] => {
    const all = plan(classified, applicant, pageLanguage(root));
    return options.look?.(all, page.controls, mayScroll) ?? all;
  };

  /** Finds a field again that the page has drawn anew. */
  const elementsNow = (lost: PlannedField) => {
    const now = read();
    const same = now.classified.find(
      ({ field, key }) => key === lost.key && field.id === lost.fieldId,
    );
    return same ? (now.page.controls.get(same.field.id) ?? []) : [];
  };

  const fillOnce = async (reading: Reading, applicant: Applicant, only?: Only) => {
    const all = planned(reading, applicant, "always");
    const wanted = only ? all.filter(({ fieldId }) => only.fieldIds.includes(fieldId)) : all;
    const allowed = only?.evenUnseen ? wanted : wanted.map(withoutUnseen);
    const result = await fill(reading.page, allowed, {
      settled,
      uploaded,
      documents: applicant.documents ?? [],
      elementsOf: elementsNow,
    });
    undoings.push(result.undo);
    return result.lines;
  };

  return {
    platform,
    isApplication: () => isApplicationForm((last ?? read()).classified, platform),
    plan: (applicant) => planned(read(), applicant, "once"),
    fill: async (applicant, only, evenUnseen) => {
      if (only) return fillOnce(last ?? read(), applicant, { fieldIds: only, evenUnseen });
      let lines = await fillOnce(read(), applicant);
      for (let round = 0; round < mostEntries; round++) {
        const reading = read();
        if (!(await addEntry(root, reading.classified, { applicant, settled }))) break;
        const further = await fillOnce(read(), applicant);
        lines = merged(lines, further);
      }
      return lines;
    },
    undo: () => undoings.splice(0).reduce((count, undo) => count + undo(), 0),
    elementsOf: (fieldId) => last?.page.controls.get(fieldId) ?? [],
    answered: () => answeredQuestions(read()),
  };
}

/** What an earlier round filled stays told as filled when the next one finds it so. */
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
