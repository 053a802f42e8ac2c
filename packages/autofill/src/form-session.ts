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
import { skip } from "./plan/step.ts";
import type { VisibilityCheck, MayScroll } from "./sight/look.ts";
import { isApplicationForm } from "./application-form.ts";
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
};

/** A document with a form, while a user fills it. */
export type FormSession = {
  readonly platform: Recognised | undefined;
  /** Whether this is an application form, not a search or a sign-in. */
  readonly isApplication: () => boolean;
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
  /** Empties all fields that still have the filled value. @returns their number. */
  readonly undo: () => number;
  /** The elements of a field of the latest plan. */
  readonly elementsOf: (fieldId: number) => readonly HTMLElement[];
  /** The user's answers on this page, for storing. */
  readonly answered: () => readonly AnsweredQuestion[];
};

type Reading = { readonly page: Page; readonly classified: readonly Classified[] };

const pageLanguage = (root: Document): PageLanguage =>
  /^fr\b/i.test(root.documentElement.lang) ? "fr" : "en";

const maxEntries = 10;

type Only = {
  readonly fieldIds: readonly number[];
  readonly evenUnseen: boolean | undefined;
};

const withoutUnseen = (one: PlannedField): PlannedField =>
  one.isUnseen ? { ...one, step: skip("notVisible") } : one;

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

  /** Finds the elements of a re-rendered field. */
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
      for (let round = 0; round < maxEntries; round++) {
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
