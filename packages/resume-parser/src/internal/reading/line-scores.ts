import type { ClassifiedLine } from "../classified-lines.ts";
import { isOnlyDate } from "../dates/date-range.ts";
import { isAddress } from "../header-pieces.ts";
import type { LineReading } from "./line-readings.ts";
import type { ReadingWeights } from "../../reading-weights.ts";
import type { Scoring } from "./part-score.ts";
import { readPlace } from "../places/place.ts";
import { listedOrganisationScore } from "../text/word-scores.ts";
import type { SectionPattern } from "./section-pattern.ts";

/** A line of a section with the line above it and the ways to read it as a header. */
export interface SectionLine {
  readonly marked: ClassifiedLine;
  readonly above: ClassifiedLine | undefined;
  /** The last line above it with more than a date. */
  readonly named: ClassifiedLine | undefined;
  readonly readings: readonly LineReading[];
}

export interface Section extends Scoring {
  readonly lines: readonly SectionLine[];
  readonly pattern: SectionPattern;
  /** Usual distance of lines, as a multiple of their size. */
  readonly usualGap: number;
  /** List items are descriptions, unless the section is one list of entries. */
  readonly bulletsAreBody: boolean;
}

function bodyScore(marked: ClassifiedLine, { weights, pattern, bulletsAreBody }: Section): number {
  const words = Math.min(15, marked.line.text.split(/\s+/).length);
  return (
    (marked.body ? weights.body : weights.bodyOfHeader) +
    (bulletsAreBody && marked.line.bullet ? weights.bodyOfBullet : 0) +
    weights.bodyWords * words +
    (marked.range?.isRange === true ? weights.bodyWithRange : 0) +
    weights.style * pattern.styles.score(marked.lead, "body", 2)
  );
}

function headerScore(marked: ClassifiedLine, reading: LineReading, section: Section): number {
  const { weights, pattern, bulletsAreBody } = section;
  const styles = reading.parts.reduce(
    (sum, part) => sum + pattern.styles.score(`part ${part.style}`, part.label, 3),
    0,
  );
  const labels = reading.parts.map(({ label }) => label).filter((label) => label !== "remark");
  const order = labels.length === 2 ? pattern.order.score("in line", labels.join(" "), 2) : 0;
  return (
    reading.score +
    (marked.body ? weights.headerOfBody : weights.header) +
    (bulletsAreBody && marked.line.bullet ? weights.headerOfBullet : 0) +
    weights.style * (styles + pattern.styles.score(marked.lead, "header", 2)) +
    weights.order * order +
    (reading.place ? weights.uniform * pattern.order.score("place", "named", 2) : 0)
  );
}

/** The style of a line and where its date stands: entries of a section begin alike. */
export const startKey = (marked: ClassifiedLine): string =>
  `${marked.lead}|${marked.range === undefined ? "none" : isMarginal(marked) ? "margin" : "beside"}`;

/** Whether the date stands left of the names. */
function isMarginal({ line, range, cells }: ClassifiedLine): boolean {
  const first = line.cells[0];
  return range !== undefined && cells.length > 0 && first !== undefined && isOnlyDate(first.text);
}

export interface ScoredReading {
  readonly reading: LineReading;
  readonly score: number;
}

/** What the scores of a line's steps have in common, and its best reading for each set of slots that it fills. */
export interface ScoredLine {
  readonly marked: ClassifiedLine;
  readonly body: number;
  readonly readings: readonly ScoredReading[];
  /** Score as the first line of an entry, and as a later line of its header. */
  readonly start: number;
  readonly within: number;
  /** Score as the continuation of the line above, if it can be one. */
  readonly wrap: number | undefined;
}

const opensWrap =
  /(?:[,&/–-]|(?:^|\s)(?:de|du|des|d['’]|la|le|les|et|en|of|and|the|for|in|at|à|au|aux|pour|avec|with|par|by|sur|on))$/iu;

const openPhrase = /\s(?:de|du|des|d['’]|et|of|and|the)$/iu;
const maxOpenWords = 6;

/** A short name that ends with an open phrase, in the style of the line below, which has no word of an organisation. */
const goesOnBelow = (marked: ClassifiedLine, above: ClassifiedLine, text: string) =>
  openPhrase.test(text) &&
  listedOrganisationScore(marked.line.text) === 0 &&
  marked.lead === above.lead &&
  !marked.body &&
  !above.body &&
  text.split(" ").length <= maxOpenWords;

/** Whether the words at the break go together: a small letter or an open phrase. */
const isPhrase = (above: string, below: string) =>
  /^[\p{Ll}&(]/u.test(below) || opensWrap.test(above);

const endsSentence = /\p{Ll}{3}[.;!?]$/u;

const isWrappable = ({ cells, range, line }: ClassifiedLine) =>
  cells.length === 1 && range === undefined && !line.bullet && !isAddress(line.text);

/** How the words at the break go together. */
function phraseScore(marked: ClassifiedLine, above: ClassifiedLine, weights: ReadingWeights) {
  const text = above.cells.at(-1)?.text ?? "";
  return (
    (isPhrase(text, marked.line.text) ? weights.wrapOfPhrase : 0) +
    (goesOnBelow(marked, above, text) ? weights.wrapOfOpen : 0)
  );
}

/** How likely a line continues the last name of the line above: its style, whether that was full, and small letters. */
function wrapScore(
  marked: ClassifiedLine,
  above: ClassifiedLine,
  { weights }: Section,
): number | undefined {
  const { line } = marked;
  const text = above.cells.at(-1)?.text ?? "";
  const isNear = line.gapAbove <= 2 && line.page === above.line.page;
  if (!isWrappable(marked) || !isNear || endsSentence.test(text)) return undefined;
  return (
    weights.wrap +
    (above.line.fills ? weights.wrapOfFull : 0) +
    phraseScore(marked, above, weights) +
    (marked.lead === above.lead ? 0 : weights.wrapOfStyle) +
    (readPlace(line.text)?.known === true ? weights.wrapOfPlace : 0)
  );
}

/** The font size of the names of a line, without its date. */
const sizeOf = ({ cells, line }: ClassifiedLine): number =>
  Math.max(0, ...cells.flatMap(({ runs }) => runs.map(({ size }) => size))) || line.size;

/** Scores a line with the pattern of its section. */
export function scoreLine(
  { marked, readings, above, named }: SectionLine,
  section: Section,
): ScoredLine {
  const { weights, pattern, usualGap } = section;
  const best = new Map<number, ScoredReading>();
  for (const reading of readings) {
    const score = headerScore(marked, reading, section);
    if (score > (best.get(reading.fills)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(reading.fills, { reading, score });
  }
  const gap = Math.max(-0.5, Math.min(1.5, marked.line.gapAbove / usualGap - 1));
  const alike = weights.startStyle * pattern.starts.score(startKey(marked), "start", 2);
  const margin = isMarginal(marked);
  const isSmaller =
    named !== undefined && marked.cells.length > 0 && sizeOf(marked) < 0.97 * sizeOf(named);
  return {
    marked,
    body: bodyScore(marked, section),
    readings: [...best.values()],
    start: weights.start + weights.startGap * gap + alike + (margin ? weights.startInMargin : 0),
    within:
      (margin ? weights.marginWithin : 0) - alike * 0.5 + (isSmaller ? weights.smallerWithin : 0),
    wrap: above && wrapScore(marked, above, section),
  };
}
