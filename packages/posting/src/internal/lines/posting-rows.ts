import {
  applicationPart,
  applyingStep,
  asksFor,
  headOfApplication,
  tellingVerb,
} from "@postulo/lexicon/application-tasks";
import { fold } from "@postulo/lexicon/fold";
import { beginsSection } from "../begins-section.ts";
import type { Section } from "../headings.ts";
import { bulletMark } from "./line-pieces.ts";

/**
 * A row of a posting; `isApplying`: it is of the part that says how to apply; `isItem`: of a list that such a row announces;
 * `announces`: a list follows.
 */
export type PostingRow = {
  readonly text: string;
  readonly isApplying: boolean;
  readonly isItem: boolean;
  readonly announces: boolean;
};

const address = /[^\s@]@[^\s@]+\.[a-z]/;

/** Whether a paragraph says how to apply, wherever it stands. */
function saysHow(row: string): boolean {
  const folded = fold(row);
  const names = applicationPart.test(folded);
  const asks = [applyingStep, asksFor, tellingVerb].some((one) => one.test(folded));
  return (names && asks) || (address.test(folded) && applyingStep.test(folded));
}

const maxHeadingWords = 6;

/** « Votre candidature », "What to send us": whether a short row heads the part that says how to apply. */
function headsApplication(row: string, section: Section | undefined): boolean {
  if (section === "apply") return true;
  const isShort = !/[.;,!]$/.test(row) && row.split(/\s+/).length <= maxHeadingWords;
  const folded = fold(row);
  return isShort && !bulletMark.test(row) && headOfApplication.test(folded);
}

/** What is known above a row. */
type Part = {
  /** In the part that says how to apply. */
  readonly isBehind: boolean;
  /** Below a row of that part that announces a list. */
  readonly isBelow: boolean;
};

/** The section that a row begins; "Please answer:" among what is asked begins no other part. */
function sectionOf(row: string, next: string, { isBehind }: Part): Section | undefined {
  const section = beginsSection(row, next);
  return section === "other" && isBehind ? undefined : section;
}

type Reading = { readonly part: Part; readonly read: PostingRow | undefined };

/** A row that is no heading, and the part below it. */
function contentRow(row: string, next: string, part: Part & { readonly isItem: boolean }): Reading {
  const { isItem, isBehind } = part;
  const isApplying = isBehind || isItem;
  const isBelow = isItem || (isApplying && !/[.!?]$/.test(row));
  const announces = isBelow && bulletMark.test(next);
  return {
    part: { isBehind, isBelow },
    read: { text: row, isApplying, isItem, announces },
  };
}

function readRow(row: string, next: string, part: Part): Reading {
  const hasMark = bulletMark.test(row);
  if (part.isBelow && hasMark) return contentRow(row, next, { ...part, isItem: true });
  const section = sectionOf(row, next, part);
  const heads = headsApplication(row, section);
  const begins = heads || section !== undefined;
  // An item of a list of the job begins no other part.
  const says = !heads && !hasMark && saysHow(row);
  if (begins && !says) return { part: { isBehind: heads, isBelow: heads }, read: undefined };
  const isBehind = part.isBehind || says;
  return contentRow(row, next, { isBehind, isBelow: false, isItem: false });
}

/** The rows of a text without its headings; those from the first that says how to apply to the next heading are applying. */
export function postingRows(text: string): PostingRow[] {
  const rows = text
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
  const all: PostingRow[] = [];
  let part: Part = { isBehind: false, isBelow: false };
  for (const [at, row] of rows.entries()) {
    const reading = readRow(row, rows[at + 1] ?? "", part);
    part = reading.part;
    if (reading.read) all.push(reading.read);
  }
  return all;
}
