import { ccabMember, ledPeople } from "@postulo/lexicon/implied-terms";
import { fold } from "@postulo/lexicon/fold";
import { findTerms, termById } from "./find-terms.ts";
import { memoize } from "./memoize.ts";

export const suite = "microsoft office";
export const suiteParts: readonly string[] = ["word", "excel", "powerpoint", "outlook"];

/** Terms with the more general ones that they imply, also by each other: "permis CE" implies "permis C", and that a heavy goods vehicle licence. */
export const generalIds = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => [id, ...generalIds(termById(id)?.implies ?? [])]);

/** What a text shows in other words than those of a term: what its terms imply, a team led, a member of an accountancy body, the programs of a suite. */
export const impliedTermIds = memoize((text): readonly string[] => {
  const terms = findTerms(text).map(({ term }) => term);
  return [
    ...terms.flatMap(({ implies }) => generalIds(implies)),
    ...(terms.some(({ id }) => id === suite) ? suiteParts : []),
    ...(ledPeople.test(fold(text)) ? ["team management"] : []),
    ...(ccabMember.test(text) ? ["ccab qualification"] : []),
  ];
});

/** The ids of the terms that a text names or implies. */
export const shownTermIds = memoize(
  (text): ReadonlySet<string> =>
    new Set([...findTerms(text).map(({ term }) => term.id), ...impliedTermIds(text)]),
);
