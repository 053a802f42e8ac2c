import { ccabMember, ledPeople } from "@postulo/lexicon/implied-terms";
import { fold } from "@postulo/lexicon/fold";
import { findTerms } from "./find-terms.ts";
import { memoize } from "./memoize.ts";

const suite = "microsoft office";
const suiteParts = ["word", "excel", "powerpoint", "outlook"];

const truckLicences = new Set(["counterbalance licence", "reach truck licence"]);

/** What a text shows in other words than those of a term: a team led, a member of an accountancy body, a licence for one kind of forklift, the programs of a suite. */
export const impliedTermIds = memoize((text): readonly string[] => [
  ...(findTerms(text).some(({ term }) => term.id === suite) ? suiteParts : []),
  ...(ledPeople.test(fold(text)) ? ["team management"] : []),
  ...(findTerms(text).some(({ term }) => truckLicences.has(term.id)) ? ["forklift licence"] : []),
  ...(ccabMember.test(text) ? ["ccab qualification"] : []),
]);

/** The ids of the terms that a text names or implies. */
export const shownTermIds = memoize(
  (text): ReadonlySet<string> =>
    new Set([...findTerms(text).map(({ term }) => term.id), ...impliedTermIds(text)]),
);
