import { findTerms } from "@postulo/evidence/find-terms";
import { memoize } from "@postulo/evidence/memoize";
import { contentKeys, countWords } from "@postulo/evidence/words";
import { exampleMark } from "./examples.ts";
import { namesYears } from "./years.ts";
import { isOpen, isWish, partsAtJoints, withoutLinks } from "./wish-parts.ts";

/** A single word with this ending says what is done with the object behind the next one. */
const sharedVerb = /ing(?:,| and)? ?$/;
const verbWithObject = /^\p{L}+ing \p{L}/u;
const sharedNoun = /(?:tion|ment|age)(?:,| et)? ?$/;
const nounWithObject = /^\p{L}+(?:tion|ment|age) d(?:e|es|u|['’])/u;

/** "Recruiting and training volunteers", « recrutement et formation de bénévoles »: two activities with one object are one thing. */
const sharesObject = (first: string, second: string) =>
  contentKeys(first).size === 1 &&
  ((sharedVerb.test(first) && verbWithObject.test(second)) ||
    (sharedNoun.test(first) && nounWithObject.test(second)));

const isDiploma = (text: string) => findTerms(text).some(({ term }) => term.kind === "credential");
const orDiploma = /^[^,;]{2,40} (?:or|ou) /iu;

/** "DEAES, DEAS ou BEP CSS": of a list of diplomas one suffices. */
const endsChoice = (first: string, second: string) =>
  first.endsWith(",") && isDiploma(first) && orDiploma.test(second) && isDiploma(second);

/** In words: of an item of a list of alternatives. */
const maxItemWords = 4;
/** "leaflets or other resources" */
const orItem = /^(?:[^\s,;]+ ){1,4}(?:or|ou) /iu;
/** "…, or working towards it" */
const orElse = /^(?:or|ou) /iu;

/** Whether a part is an item of a list that ends in "or": "trails," of "trails, leaflets or other resources". */
function isAlternative(parts: readonly string[], at: number): boolean {
  const end = parts.findIndex((part, index) => index >= at && orItem.test(part));
  const between = parts.slice(at, end);
  return (
    end >= at &&
    parts[at - 1]?.endsWith(",") === true &&
    between.every((part) => part.endsWith(",") && countWords(part) <= maxItemWords)
  );
}

/** "prices drawn up in Causeway, checked by hand", « contrôlés par vos soins »: how the thing before is done. */
const manner = /^\p{L}+(?:ed|[ée]e?s?) (?:by|par) /u;

/** Whether a part belongs to what is before it: one that says how, that asks for nothing by itself, in brackets, an example, or an alternative. */
const belongsTo = (before: string, parts: readonly string[], at: number) => {
  const part = parts[at] ?? "";
  return (
    isOpen(before) ||
    exampleMark.test(before) ||
    manner.test(part) ||
    !(isWish(part) || namesYears(part)) ||
    !(isWish(before) || namesYears(before)) ||
    orElse.test(part) ||
    isAlternative(parts, at) ||
    sharesObject(before, part) ||
    endsChoice(before, part)
  );
};

const infinitive = /^(?:s['’]|se )?\p{L}{2,}(?:er|ir|re|oir)(?= |$)/iu;
/** "Software testing and record keeping" begins with no infinitive. */
const frenchLink = / (?:et|ou) /;
const isNamed = (text: string) =>
  findTerms(text).some(({ term }) => term.kind === "tool" || term.kind === "credential");

/** « Cuire des viandes, poissons ou légumes »: one verb with its objects is one thing, unless the objects are tools or diplomas. */
function hasOneVerb(text: string): boolean {
  const [first = "", ...others] = text.split(/(?:,| et) /);
  return (
    infinitive.test(first) &&
    frenchLink.test(text) &&
    contentKeys(first).size > 1 &&
    !others.some((one) => infinitive.test(one) || isNamed(one))
  );
}

/**
 * The things that a wish joins, each to be proven: "A valid licence and two years of deliveries" are two. A part that asks for
 * nothing by itself counts with the one before it, and of alternatives one suffices, so that they are one thing.
 */
export const joinedThings = memoize((wish): readonly string[] => {
  if (hasOneVerb(wish)) return [wish];
  const things: string[] = [];
  const parts = partsAtJoints(wish);
  for (const [at, part] of parts.entries()) {
    const before = things.at(-1);
    if (before !== undefined && belongsTo(before, parts, at))
      things[things.length - 1] = `${before} ${part}`;
    else things.push(part);
  }
  return things.map(withoutLinks).filter((thing) => thing !== "");
});
