import { openEnd } from "@postulo/lexicon/value-kinds";
import type { ClassifiedLine } from "../classified-lines.ts";
import { coversRange } from "../dates/date-range.ts";
import { bits, canHead, endScore, has, isGroupHead, orderOf, ownSlots } from "./entry-state.ts";
import { type LineReading, slots } from "./line-readings.ts";
import { type ScoredLine, type ScoredReading, scoreLine, type Section } from "./line-scores.ts";

/** How a line was read, and the line before it. */
export interface Step {
  /** Of all lines so far, without the end of the entry. */
  readonly score: number;
  readonly state: number;
  readonly before: Step | undefined;
  readonly marked: ClassifiedLine;
  /** Undefined for a line of a description. */
  readonly reading: LineReading | undefined;
  readonly isStart: boolean;
  /** It continues the last part of the line above. */
  readonly wraps: boolean;
}

/** Of longer sections the steps that were not best are not kept. */
const maxCompared = 300;
/** A path that is worse by so much than the best to the same line does not become the best whole. */
const beam = 10;

/** The line is part of the description, or stands above the first entry. */
function asBody(before: Step, { marked, body }: ScoredLine, { weights }: Section): Step {
  const isAbove = has(before.state, bits.none);
  return {
    score: before.score + body + (isAbove ? weights.preamble : 0),
    state: isAbove ? before.state : before.state | bits.inBody,
    before,
    marked,
    reading: undefined,
    isStart: false,
    wraps: false,
  };
}

/** Whether the last part of a line is an organisation or subject that goes on behind it. */
function endsOpen({ parts }: LineReading): boolean {
  const last = parts.at(-1);
  return (last?.label === "organisation" || last?.label === "subject") && openEnd.test(last.text);
}

/** The line continues the header line above. */
function* asWrap(
  before: Step,
  { marked, wrap }: ScoredLine,
  { weights }: Section,
): Generator<Step> {
  const { state, reading, wraps } = before;
  if (!reading || wrap === undefined || before.marked.cells.length === 0) return;
  yield {
    // What went on behind its line is no fragment any more.
    score: before.score + wrap - (!wraps && endsOpen(reading) ? weights.otherKind : 0),
    state,
    before,
    marked,
    reading,
    isStart: false,
    wraps: true,
  };
}

/** The line adds to the header of the entry what it does not have yet. */
function* asHeader(
  before: Step,
  line: ScoredLine,
  { own, section }: { own: ScoredReading; section: Section },
): Generator<Step> {
  const { state } = before;
  const { fills } = own.reading;
  if (has(state, bits.none) || has(fills & state, ownSlots)) return;
  // An entry of the organisation above has no other.
  if (has(state, bits.inherits) && has(fills, slots.organisation)) return;
  const { weights, pattern } = section;
  const order = orderOf(state, fills);
  yield {
    score:
      before.score +
      own.score +
      line.within +
      (has(state, bits.inBody) ? weights.resume : 0) +
      (order === "title organisation" ? weights.titleFirst : 0) +
      (order === undefined ? 0 : weights.order * pattern.order.score("over lines", order, 2)),
    state: (state & ~bits.inBody) | fills | (order === "organisation title" ? bits.canInherit : 0),
    before,
    marked: line.marked,
    reading: own.reading,
    isStart: false,
    wraps: false,
  };
}

/** Maximum number of lines between a heading and its positions. */
const groupReach = 150;

/** The dated line of the organisation's heading above the entries of a group. */
function headOfGroup(last: Step): ClassifiedLine | undefined {
  let step: Step | undefined = last;
  for (let count = 0; step && count < groupReach; count += 1, step = step.before) {
    if (has(step.state, bits.inherits)) continue;
    if (step.marked.range !== undefined || step.isStart) return step.marked;
  }
  return undefined;
}

/** Minimum indent of a position below the heading of its organisation, in points. */
const groupIndent = 8;

/** Whether a line is an indented position of the organisation above: different style, and dates within those of the heading. */
function isInGroup(before: Step, { marked }: ScoredLine): boolean {
  const head = marked.range && headOfGroup(before);
  return (
    marked.range !== undefined &&
    head?.range !== undefined &&
    head.lead !== marked.lead &&
    marked.line.left >= head.line.left + groupIndent &&
    coversRange(head.range, marked.range)
  );
}

/** The line begins an entry: one of its own, or one of the organisation above. */
function* asStart(
  before: Step,
  line: ScoredLine,
  { own, section }: { own: ScoredReading; section: Section },
): Generator<Step> {
  const { state } = before;
  const { weights } = section;
  const { fills } = own.reading;
  const ending = endScore(state, section);
  const score =
    before.score + own.score + line.start + (has(state, bits.inBody) ? weights.startAfterBody : 0);
  const step = { before, marked: line.marked, reading: own.reading, isStart: true, wraps: false };
  yield { ...step, score: score + ending, state: fills };
  if (has(fills, slots.organisation) || !canHead(state)) return;
  const isCovered = isInGroup(before, line);
  const isHead = isGroupHead(state, isCovered);
  if (!isHead && !has(state, bits.canInherit)) return;
  const group = isHead || has(state, bits.inGroup) ? bits.inGroup : 0;
  const head = isHead ? weights.group + (has(state, slots.range) ? weights.datedGroup : 0) : ending;
  yield {
    ...step,
    score: score + head + (group !== 0 && isCovered ? weights.coveredGroup : 0),
    state: fills | bits.canInherit | bits.inherits | group,
  };
}

function* stepsAfter(before: Step, line: ScoredLine, section: Section): Generator<Step> {
  yield asBody(before, line, section);
  yield* asWrap(before, line, section);
  for (const own of line.readings) {
    yield* asHeader(before, line, { own, section });
    yield* asStart(before, line, { own, section });
  }
}

/** The best path to each state after a line, and all steps that were compared. */
export interface Column {
  readonly best: ReadonlyMap<number, Step>;
  readonly steps: readonly Step[];
}

/** Viterbi: for each line and state the best step that leads there. */
export function columnsOf(section: Section, compares: boolean): Column[] {
  const [top] = section.lines;
  if (!top) return [];
  const begin: Step = {
    score: 0,
    state: bits.none,
    before: undefined,
    marked: top.marked,
    reading: undefined,
    isStart: false,
    wraps: false,
  };
  let current: ReadonlyMap<number, Step> = new Map([[begin.state, begin]]);
  const keepsSteps = compares && section.lines.length <= maxCompared;
  return section.lines.map((one) => {
    const line = scoreLine(one, section);
    const steps: Step[] = [];
    const best = new Map<number, Step>();
    const floor = Math.max(...[...current.values()].map(({ score }) => score)) - beam;
    for (const before of current.values()) {
      if (before.score < floor) continue;
      for (const step of stepsAfter(before, line, section)) {
        if (keepsSteps) steps.push(step);
        if (step.score > (best.get(step.state)?.score ?? Number.NEGATIVE_INFINITY))
          best.set(step.state, step);
      }
    }
    current = best;
    return { best, steps };
  });
}

/** The last step of the best path, with the end of its entry. */
export const endOf = (columns: readonly Column[], section: Section) =>
  [...(columns.at(-1)?.best.values() ?? [])]
    .map((step) => ({ step, score: step.score + endScore(step.state, section) }))
    .sort((a, b) => b.score - a.score)[0];

export function pathTo(last: Step | undefined): Step[] {
  const steps: Step[] = [];
  for (let step = last; step?.before; step = step.before) steps.push(step);
  return steps.toReversed();
}
