import { findTerms } from "@postulo/evidence/find-terms";
import { memoize } from "@postulo/evidence/memoize";
import { fold } from "@postulo/lexicon/fold";
import {
  besideSecondLanguage,
  fluency,
  secondLanguageInEnglish,
  secondLanguageInFrench,
} from "@postulo/lexicon/language-levels";
import { isSubject, namesLanguages, scaleLevels } from "./language-levels.ts";
import { basicName } from "./proofs.ts";
import type { Proof } from "./proofs.ts";

/** The language of a posting, which is no second one, by how the posting asks for a second one. */
const questions = [
  { pattern: secondLanguageInEnglish, own: "english" },
  { pattern: secondLanguageInFrench, own: "french" },
] as const;

const languagesIn = (text: string) =>
  findTerms(text).flatMap(({ term }) => (term.kind === "language" ? [term.id] : []));

/** The language of a wish that asks for any other one, and for nothing else. */
const ownLanguage = memoize((wish): string | undefined => {
  const folded = fold(wish);
  const question = questions.find(({ pattern }) => pattern.test(folded));
  if (!question || languagesIn(wish).length > 0) return undefined;
  const rest = folded.replace(question.pattern, " ").replaceAll(besideSecondLanguage, " ");
  return /[\p{L}\d]/u.test(rest) ? undefined : question.own;
});

const lowLevels: ReadonlySet<string> = new Set(["beginner", "intermediate"]);
/** Of the European framework. */
const fluentScale = /^C/;

/** Whether a language is known well enough: at more than a beginner's level, or fluently where that is asked for. */
function isEnough(wish: string, { text, level = "" }: Proof): boolean {
  const scale = scaleLevels(text);
  if (level === "beginner" || basicName.test(text) || scale.includes("A1")) return false;
  const isLow = lowLevels.has(level) || scale.some((one) => !fluentScale.test(one));
  return !fluency.test(fold(wish)) || !isLow;
}

/** The names of languages that a wish for any second language is proven by. */
export function provenBySecondLanguage(wish: string, proofs: readonly Proof[]): string[] {
  const own = ownLanguage(wish);
  if (own === undefined) return [];
  return proofs
    .filter((proof) => proof.isName && !isSubject(proof) && namesLanguages(proof.text))
    .filter((proof) => languagesIn(proof.text).some((id) => id !== own) && isEnough(wish, proof))
    .map(({ id }) => id);
}
