import type { Line } from "../../line.ts";
import { type ClassifiedLine, classifyLines } from "../classified-lines.ts";
import { joinWrapped } from "../text/clean-text.ts";
import { numbersOf, withNumbers } from "../layout/line-cells.ts";
import { itemsAreEntries, itemsAreStudies, itemStarts } from "../entry-blocks.ts";
import { bits, has } from "./entry-state.ts";
import { lineReadings, slots } from "./line-readings.ts";
import type { Scoring } from "./part-score.ts";
import { startKey } from "./line-scores.ts";
import type { HeaderLine, ReadEntry } from "./read-entry.ts";
import { type SureStep, surePath } from "./sure-path.ts";
import { emptyPattern, type SectionPattern } from "./section-pattern.ts";

/** The header line with the text of the next line added to its last cell and part. */
function joinLines({ marked, reading }: HeaderLine, next: ClassifiedLine): HeaderLine {
  const [added] = next.cells;
  const last = marked.cells.at(-1);
  if (!added || !last) return { marked, reading };
  const [first, ...runs] = added.runs;
  const cell = {
    ...last,
    text: joinWrapped([last.text, added.text]),
    runs: [...last.runs, ...(first ? [{ ...first, text: ` ${first.text}` }] : []), ...runs],
  };
  const parts = reading.parts.map((part, at) =>
    at < reading.parts.length - 1
      ? part
      : {
          ...part,
          text: joinWrapped([part.text, added.text]),
          lines: [...part.lines, ...numbersOf(next.line)],
        },
  );
  return {
    marked: {
      ...marked,
      line: withNumbers(marked.line, next.line),
      cells: [...marked.cells.slice(0, -1), cell],
    },
    reading: { ...reading, parts },
  };
}

interface Draft {
  readonly header: HeaderLine[];
  readonly body: ClassifiedLine[];
  readonly inherits: boolean;
  margin: number;
  score: number;
}

/** Lines of the description that show where the header ends. */
const edgeLines = 2;

function addStep(entry: Draft, { marked, reading, wraps, margin }: SureStep): void {
  if (reading !== undefined || entry.body.length < edgeLines)
    entry.margin = Math.min(entry.margin, margin);
  const above = entry.header.at(-1);
  if (wraps && above) {
    entry.header.splice(-1, 1, joinLines(above, marked));
    return;
  }
  if (reading) entry.header.push({ marked, reading });
  else entry.body.push(marked);
  entry.score += reading?.score ?? 0;
}

function entriesOf(steps: readonly SureStep[]): ReadEntry[] {
  const entries: Draft[] = [];
  for (const step of steps) {
    const { isStart, state, margin } = step;
    const inherits = has(state, bits.inherits);
    if (isStart) entries.push({ header: [], body: [], inherits, margin, score: 0 });
    const entry = entries.at(-1);
    if (entry) addStep(entry, step);
  }
  return entries;
}

/** Adds what a header line looks like, and returns the names that it does not contain both. */
function addHeaderLine(pattern: SectionPattern, { marked, reading }: HeaderLine, isFirst: boolean) {
  pattern.styles.add(marked.lead, "header");
  pattern.starts.add(startKey(marked), isFirst ? "start" : "within");
  for (const part of reading.parts) pattern.styles.add(`part ${part.style}`, part.label);
  const names = reading.parts.map(({ label }) => label).filter((label) => label !== "remark");
  if (names.length === 2) pattern.order.add("in line", names.join(" "));
  return names.length === 2 ? [] : names;
}

function patternOf(entries: readonly ReadEntry[]): SectionPattern {
  const pattern = emptyPattern();
  for (const { header, body } of entries) {
    const names = header.flatMap((line, at) => addHeaderLine(pattern, line, at === 0));
    if (names.length === 2) pattern.order.add("over lines", names.join(" "));
    const isOwn = header.some(({ reading }) => has(reading.fills, slots.organisation));
    pattern.order.add("organisation", isOwn ? "own" : "other");
    const isDated = header.some(({ marked }) => marked.range !== undefined);
    pattern.order.add("dates", isDated ? "dated" : "undated");
    const isPlaced = header.some(({ reading }) => reading.place !== undefined);
    pattern.order.add("place", isPlaced ? "named" : "none");
    for (const marked of body) pattern.styles.add(marked.lead, "body");
  }
  return pattern;
}

/** The lines of a list of entries: what does not begin an entry describes it. */
function itemLines(lines: readonly ClassifiedLine[]): ClassifiedLine[] {
  const starts = new Set(itemStarts(lines));
  return lines.map((one, at) => (starts.has(at) ? one : { ...one, body: true }));
}

const passes = 3;
/** Longer lines are descriptions. */
const maxHeaderLength = 1_000;

/**
 * The best-scoring whole reading of a section: which lines are headers and descriptions, where entries begin, and what each
 * part of a header names. Read again with what the first reading says about the looks of its entries.
 */
export function readEntries(section: readonly Line[], scoring: Scoring): ReadEntry[] {
  const areStudies = itemsAreStudies(section);
  const areItems = !areStudies && itemsAreEntries(section);
  const bulletsAreBody = !areStudies && !areItems;
  const classified = classifyLines(section, bulletsAreBody, scoring.words.subject !== undefined);
  const lines = areItems ? itemLines(classified) : classified;
  const gaps = lines.map(({ line }) => line.gapAbove).slice(1);
  const third = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 3)];
  const usualGap = Math.max(0.8, third ?? 1.2);
  const readable = lines.map((marked, at) => ({
    marked,
    above: lines[at - 1],
    named: lines.slice(0, at).findLast(({ cells }) => cells.length > 0),
    readings: marked.line.text.length > maxHeaderLength ? [] : lineReadings(marked, 0, scoring),
  }));
  let entries: ReadEntry[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const pattern = patternOf(entries);
    const own = { ...scoring, lines: readable, pattern, usualGap, bulletsAreBody };
    entries = entriesOf(surePath(own, pass === passes - 1));
  }
  return entries;
}
