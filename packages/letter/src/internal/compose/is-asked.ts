import { findTerms } from "@postulo/evidence/find-terms";
import { impliedTermIds } from "@postulo/evidence/implied-terms";
import { contentStems } from "@postulo/evidence/word-stems";
import type { Asked } from "./asked-parts.ts";
import { acronymsIn, codesIn, hasOtherCategories } from "./categories.ts";
import { isCommonWord } from "./common-words.ts";

/** What the posting asks for, in whatever form: what cannot be quoted is mentioned too. */
export type Mentioned = Pick<Asked, "kind" | "written" | "terms" | "generalTerms" | "stems">;

const distinctiveLetters = 7;
const isDistinctive = (stem: string) => stem.length >= distinctiveLetters && !isCommonWord(stem);

/** Of a skill with more words, one says little. */
const maxSkillWords = 5;

/** Whether the posting has a long word of a skill: "grant applications" for "a record of grants won". */
export function sharesLongWord(skill: string, asked: readonly Mentioned[]): boolean {
  const stems = [...contentStems(skill)];
  return (
    stems.length <= maxSkillWords &&
    stems.some((stem) => isDistinctive(stem) && asked.some((one) => one.stems.has(stem)))
  );
}

const kindWeight: Readonly<Record<Asked["kind"], number>> = { must: 3, duty: 2, nice: 1 };

/** The weight of the strongest requirement that a text meets: 3 for a must, 2 for a duty, 1 for a wish, 0 for none. */
export const requirementWeight = (text: string, asked: readonly Mentioned[]): number =>
  Math.max(0, ...asked.filter((one) => isAsked(text, [one])).map(({ kind }) => kindWeight[kind]));

/**
 * Whether a text is what the posting asks for: a term, all its words, a long first word, or a licence of the same category.
 * @param named - the text with who awards it: "Managing Safely IOSH".
 */
export function isAsked(text: string, asked: readonly Mentioned[], named = text): boolean {
  const terms = [...findTerms(text).map(({ term }) => term.id), ...impliedTermIds(text)];
  const stems = [...contentStems(text)];
  const [first = ""] = stems;
  const names = [...acronymsIn(named), ...codesIn(text)];
  return asked.some((one) => {
    if (hasOtherCategories(text, one.written)) return false;
    const wanted = [...acronymsIn(one.written), ...codesIn(one.written)];
    return (
      terms.some((id) => one.terms.has(id) || one.generalTerms.has(id)) ||
      (stems.length > 0 && stems.every((stem) => one.stems.has(stem))) ||
      (isDistinctive(first) && one.stems.has(first)) ||
      names.some((name) => wanted.includes(name))
    );
  });
}
