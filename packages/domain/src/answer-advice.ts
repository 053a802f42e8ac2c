import { fewApplications, type Metric, type Statistics } from "./application-statistics.ts";

/** A number of applications, and those of them that were promptly answered. */
export interface Share {
  readonly answered: number;
  readonly all: number;
}

/** A source whose applications were answered more often than all others. */
export interface SourceComparison {
  readonly source: string;
  readonly these: Share;
  readonly others: Share;
  /** How many times as often, rounded down: from 2 to `maxTimes`, else undefined. */
  readonly times: number | undefined;
  /** Small enough to be chance. */
  readonly isHint: boolean;
  /** All applications of the source. */
  readonly figure: Metric;
}

/** What the statistics suggest to do next. */
export type Advice =
  | { readonly kind: "apply" }
  | { readonly kind: "useSource"; readonly comparison: SourceComparison }
  | { readonly kind: "followUp"; readonly figure: Metric }
  | { readonly kind: "tooFew"; readonly count: number }
  | { readonly kind: "tooEarly"; readonly count: number }
  | { readonly kind: "carryOn" };

/** Below this number of applications a source is not compared, nor with fewer others. */
const fewOfSource = 5;

/** Larger ratios come from very few answers, and are not shown. */
const maxTimes = 5;

/** The probability that chance alone makes a source look so much better, corrected for the number of sources compared. */
const clearLevel = 0.05;
/** The same for one source, without correction. */
const hintLevel = 0.1;

/** ln(n!) for each n up to a maximum. */
function logFactorials(max: number): readonly number[] {
  const logs = [0];
  for (let n = 1; n <= max; n += 1) logs.push((logs[n - 1] ?? 0) + Math.log(n));
  return logs;
}

/**
 * Fisher's exact test, one-sided: the probability of at least `these.answered` answers, if they were spread over all
 * applications by chance (R. A. Fisher, Statistical Methods for Research Workers, section 21.02).
 */
export function chanceOf(these: Share, others: Share): number {
  const answered = these.answered + others.answered;
  const all = these.all + others.all;
  const logs = logFactorials(all);
  const logOf = (n: number) => logs[n] ?? 0;
  const logChoose = (n: number, k: number) => logOf(n) - logOf(k) - logOf(n - k);
  let chance = 0;
  for (let count = these.answered; count <= Math.min(these.all, answered); count += 1) {
    if (answered - count > others.all) continue;
    chance += Math.exp(
      logChoose(these.all, count) +
        logChoose(others.all, answered - count) -
        logChoose(all, answered),
    );
  }
  return Math.min(chance, 1);
}

/** The source that was answered better than all others; undefined unless the numbers are large enough to say so. */
export function bestSource({ bySource, prompt }: Statistics): SourceComparison | undefined {
  const known = new Set(prompt.all.ids);
  const answered = new Set(prompt.answered.ids);
  const compared = bySource.flatMap(({ source, answers: { all: figure } }) => {
    const ids = figure.ids.filter((id) => known.has(id));
    const these = { all: ids.length, answered: ids.filter((id) => answered.has(id)).length };
    const others = { all: known.size - these.all, answered: answered.size - these.answered };
    if (source === null || these.all < fewOfSource || others.all < fewOfSource) return [];
    return [{ source, figure, these, others, chance: chanceOf(these, others) }];
  });
  const best = compared.toSorted((one, other) => one.chance - other.chance)[0];
  if (!best || best.chance > hintLevel) return undefined;
  const { source, figure, these, others, chance } = best;
  const ratio = (these.answered * others.all) / (these.all * others.answered);
  return {
    source,
    figure,
    these,
    others,
    times: ratio >= 2 && ratio < maxTimes + 1 ? Math.floor(ratio) : undefined,
    isHint: chance * compared.length > clearLevel,
  };
}

/**
 * The most useful next step. A source is recommended only if its rate is significantly higher; a follow-up is advised from
 * one application without news on.
 */
export function adviceOf(statistics: Statistics, comparison: SourceComparison | undefined): Advice {
  const { sent, quiet, prompt } = statistics;
  if (sent.ids.length === 0) return { kind: "apply" };
  if (comparison && !comparison.isHint) return { kind: "useSource", comparison };
  if (quiet.ids.length > 0) return { kind: "followUp", figure: quiet };
  if (sent.ids.length < fewApplications) return { kind: "tooFew", count: sent.ids.length };
  if (prompt.all.ids.length < fewApplications)
    return { kind: "tooEarly", count: prompt.all.ids.length };
  return { kind: "carryOn" };
}
