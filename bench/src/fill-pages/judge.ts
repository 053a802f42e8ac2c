import type { ApplicantRows } from "./applicant-rows.ts";
import type { FilledControl, FilledPage, Reported } from "./extension-browser.ts";
import type { ExpectedField, ExpectedPage } from "./page-files.ts";
import { factOf, isRight } from "./stored-facts.ts";

/**
 * `written`: the value has changed. `offered`: the panel has a value that only a click of its own writes. `failed`: the
 * extension tried and says so.
 */
type Outcome = "written" | "left" | "already filled" | "offered" | "failed";

/**
 * `left rightly`: nothing was to be written and nothing was. `not measured`: the list opens only by the page's script, which
 * does not run in a frozen page.
 */
export const verdicts = ["right", "wrong", "missed", "left rightly", "not measured"] as const;
export type Verdict = (typeof verdicts)[number];

export type FieldResult = {
  readonly selector: string;
  readonly label: string;
  readonly outcome: Outcome;
  /** The extension's reason, when it wrote nothing. */
  readonly reason?: string;
  readonly before: string;
  readonly after: string;
  readonly verdict?: Verdict;
  readonly expected?: readonly string[];
  readonly binding?: boolean;
  /** Written by the field's own button, or in a step that was shown later, because the captured page does not show it. */
  readonly onRequest?: boolean;
};

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The panel's line about a control, by its label; each line is used once. */
function takeLine(open: Reported[], { label }: FilledControl): Reported | undefined {
  const own = words(label);
  const isSame = (line: Reported) => {
    const told = words(line.label);
    return told !== "" && (own === told || own.includes(told) || told.includes(own));
  };
  const at = own === "" ? -1 : open.findIndex(isSame);
  return at < 0 ? undefined : open.splice(at, 1)[0];
}

const unwritten: Readonly<Record<Reported["state"]["kind"], Outcome>> = {
  ready: "offered",
  unseen: "offered",
  filled: "already filled",
  left: "left",
  failed: "failed",
};

function outcomeOf(control: FilledControl, line: Reported | undefined): Outcome {
  if (control.value !== control.before) return "written";
  if (line?.state.reason === "alreadyFilled") return "already filled";
  if (line) return unwritten[line.state.kind];
  return control.before === "" ? "left" : "already filled";
}

/** A calling code that a telephone field begins with is not a number. */
const isValue = (before: string) => before !== "" && !/^\+\s?\d{1,4}$/.test(before);

/** Judges a value; a wrong one stays wrong if the expected one could have been left out. */
export function verdictOf(
  { before, after }: { readonly before: string; readonly after: string },
  expect: readonly string[],
  rows: ApplicantRows,
): Verdict {
  const facts = expect.filter((one) => one !== "leave").map((one) => factOf(rows, one));
  const answerable = facts.filter(({ values }) => values.length > 0);
  if (after !== before) return facts.some((one) => isRight(after, one)) ? "right" : "wrong";
  const mayStay = expect.includes("leave") || answerable.length === 0;
  return mayStay || isValue(before) ? "left rightly" : "missed";
}

type Judging = {
  readonly control: FilledControl;
  readonly field: ExpectedField | undefined;
  readonly rows: ApplicantRows;
  /** Whether the page's scripts did not run, and the list of this control did not open. */
  readonly isStuck: boolean;
};

function judged({ control, field, rows, isStuck }: Judging) {
  // Nothing may be written where nothing was expected: a trap, a search, a control without a question.
  const { expect, binding } = field ?? { expect: ["leave"], binding: false };
  // A lone box has its question as its value, and ticking it says yes.
  const names = [control.label, ...control.label.split(" | ")];
  const said = (value: string) => (value !== "" && names.includes(value) ? "Yes" : value);
  const values = { before: said(control.before), after: said(control.value) };
  const verdict = verdictOf(values, expect, rows);
  const isOpen = verdict === "missed" && isStuck;
  return { verdict: isOpen ? ("not measured" as const) : verdict, expected: expect, binding };
}

/** The results of a page's controls; judged where expected values are given. */
export function judgePage(
  { controls, reported, selectors, requested }: FilledPage,
  expected: ExpectedPage | undefined,
  rows: ApplicantRows,
): readonly FieldResult[] {
  const open = [...reported];
  const fieldOf = new Map(
    expected?.fields.map((field) => [selectors[field.selector] ?? "", field] as const),
  );
  const isFrozen = expected?.live === false;
  return controls.map((control) => {
    const line = takeLine(open, control);
    const outcome = outcomeOf(control, line);
    const reason = line?.state.reason ?? line?.state.failure;
    const field = fieldOf.get(control.selector);
    return {
      selector: control.selector,
      label: control.label || (field?.label ?? ""),
      outcome,
      ...(outcome === "written" || reason === undefined ? {} : { reason }),
      before: control.before,
      after: control.value,
      ...(expected
        ? judged({ control, field, rows, isStuck: isFrozen && reason === "didNotOpen" })
        : {}),
      ...(requested.has(control.selector) ? { onRequest: true } : {}),
    };
  });
}
