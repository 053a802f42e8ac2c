import { type Column, columnsOf, endOf, pathTo, type Step } from "./best-path.ts";
import { bits, endScore } from "./entry-state.ts";
import type { Section } from "./line-scores.ts";

/** A step of the best path, and by how much the whole reads better so than with any other reading of its line. */
export interface SureStep extends Step {
  readonly margin: number;
}

const none = Number.NEGATIVE_INFINITY;

/** What a step makes of its line. */
function meaningOf({ reading, isStart, wraps }: Step): string {
  if (wraps) return "wraps";
  if (!reading) return "body";
  const parts = reading.parts.map((part) => `${part.label} ${part.text}`);
  return [isStart ? "start" : "header", ...parts].join("\n");
}

/** The best score of the lines from one on, by the state before it. */
type Rest = ReadonlyMap<number, number>;

const throughScore = (step: Step, rest: Rest) => step.score + (rest.get(step.state) ?? none);

function restBefore(steps: readonly Step[], rest: Rest): Rest {
  const scores = new Map<number, number>();
  for (const step of steps) {
    const from = step.before?.state ?? bits.none;
    const score = throughScore(step, rest) - (step.before?.score ?? 0);
    if (score > (scores.get(from) ?? none)) scores.set(from, score);
  }
  return scores;
}

/** The score of the best whole that reads the line of a step otherwise. */
function bestOther(own: Step, steps: readonly Step[], rest: Rest): number {
  const meaning = meaningOf(own);
  let best = none;
  for (const step of steps) {
    const score = throughScore(step, rest);
    if (score > best && meaningOf(step) !== meaning) best = score;
  }
  return best;
}

function marginsOf(path: readonly Step[], columns: readonly Column[], section: Section): number[] {
  const whole = endOf(columns, section)?.score ?? 0;
  const ends = [...(columns.at(-1)?.best.keys() ?? [])];
  let rest: Rest = new Map(ends.map((state) => [state, endScore(state, section)]));
  return path
    .map((step, at) => ({ step, steps: columns[at]?.steps ?? [] }))
    .toReversed()
    .map(({ step, steps }) => {
      const margin = whole - bestOther(step, steps, rest);
      rest = restBefore(steps, rest);
      return margin;
    })
    .toReversed();
}

/** The best path with margins, which are 0 if they are not wanted, and where a section is too long to compare its readings. */
export function surePath(section: Section, compares: boolean): SureStep[] {
  const columns = columnsOf(section, compares);
  const path = pathTo(endOf(columns, section)?.step);
  const isCompared = columns.every(({ steps }) => steps.length > 0);
  const margins = isCompared ? marginsOf(path, columns, section) : [];
  return path.map((step, at) => ({ ...step, margin: margins[at] ?? 0 }));
}
