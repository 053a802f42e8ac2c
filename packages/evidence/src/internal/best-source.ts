import type { Clause } from "./clauses.ts";
import { checkCredentials, checkStudies } from "./checks/credentials.ts";
import { checkCoverage } from "./checks/coverage.ts";
import { checkLead, checkSole } from "./checks/credit.ts";
import { checkNegation } from "./checks/denials.ts";
import { checkCurrency } from "./checks/currency.ts";
import { checkDates } from "./checks/dates.ts";
import { checkFrequency } from "./checks/frequency.ts";
import { checkNames } from "./checks/names.ts";
import { checkNumbers } from "./checks/numbers.ts";
import { checkGrades, checkHonours, checkTerms } from "./checks/terms.ts";
import { checkLevels } from "./checks/levels.ts";
import { checkRanks } from "./checks/ranks.ts";
import { checkCause, checkChange, checkClaimedChange } from "./checks/results.ts";
import { checkVagueYears } from "./checks/durations.ts";
import { checkSegments } from "./checks/segments.ts";
import { checkOpposites, contradictionsIn } from "./checks/opposites.ts";
import { checkRestrictions } from "./checks/restrictions.ts";
import { checkTitles } from "./checks/titles.ts";
import { claimOf } from "./reading.ts";
import type { Reading } from "./reading.ts";
import { isAnchored } from "./sources.ts";
import type { Source } from "./sources.ts";
import { trialOf } from "./trial.ts";
import type { Check, Reason, Trial } from "./trial.ts";

/** The checks of a clause about the applicant, in the order of their reasons. */
const selfChecks: readonly Check[] = [
  checkOpposites,
  checkNumbers,
  checkFrequency,
  checkRanks,
  checkDates,
  checkCurrency,
  checkNames,
  checkTitles,
  checkTerms,
  checkHonours,
  checkGrades,
  checkCredentials,
  checkStudies,
  checkLevels,
  checkLead,
  checkSole,
  checkNegation,
  checkVagueYears,
  checkCause,
  checkChange,
  checkClaimedChange,
  checkSegments,
  checkCoverage,
  checkRestrictions,
];

/** More than all doubts of a clause together. */
export const refusalWeight = 100;

/** How much reasons weigh against a clause; any refusal weighs more than all doubts. */
export const weightOf = (reasons: readonly Reason[]) =>
  reasons.reduce((sum, { severity }) => sum + (severity === "refused" ? refusalWeight : 1), 0);

/** The reasons against a trial, or undefined as soon as they weigh as much as `limit`. */
function tryClause(trial: Trial, limit: number): readonly Reason[] | undefined {
  const reasons: Reason[] = [];
  let weight = 0;
  for (const check of selfChecks) {
    const found = check(trial);
    reasons.push(...found);
    weight += weightOf(found);
    if (weight >= limit) return undefined;
  }
  return reasons;
}

export type BestReasons = (
  clause: Clause,
  sources: readonly (Source | undefined)[],
  isNamed: boolean,
) => readonly Reason[];

/** The reasons against the entry that fits a clause best: the first with the least. */
export const bestOf =
  (reading: Reading): BestReasons =>
  (clause, sources, isNamed) => {
    const background = reading.allowed.filter((one) => !isAnchored(one));
    const claim = claimOf(clause, reading, background);
    let best: readonly Reason[] | undefined;
    for (const source of sources) {
      const limit = best === undefined ? Number.POSITIVE_INFINITY : weightOf(best);
      if (limit === 0) break;
      best = tryClause(trialOf(claim, source, isNamed), limit) ?? best;
    }
    if (best === undefined || best.length === 0) return [];
    // An entry that says nothing about it contradicts it less than the one that says the opposite.
    const trials = sources.map((source) => trialOf(claim, source, isNamed));
    return [...best, ...contradictionsIn(trials)];
  };
