import { fold } from "@postulo/lexicon/fold";
import { courtesy } from "@postulo/lexicon/fact-gate";
import { wordsOf } from "@postulo/evidence/words";
import { checkSentence, checkSentenceLanguage } from "./fact-gate.ts";
import type { FactProblemKind, KnownFacts } from "./fact-gate.ts";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterSentence } from "./letter.ts";

/** "unsourced": about the applicant without a cited entry. "repeated": the letter contains it already. "fragment": not a sentence. */
type ModelProblem = {
  readonly kind: FactProblemKind | "repeated" | "tooLong" | "fragment";
  readonly words: string;
};

type Known = KnownFacts & {
  readonly language: LetterLanguage;
  /** The prompt; none of it may be in a letter. */
  readonly instructions: string;
};

const maxSentenceCharacters = 450;

const leastWords = 3;
const isSentence = /[.!?…][»”"')\s]*$/;

const firstPerson = /\b(?:i|i'm|i've|my|me|mine|je|j|m'|mon|ma|mes|moi)\b/;
const runLength = 7;
function runsOf(text: string): Set<string> {
  const keys = wordsOf(text).map(({ key }) => key);
  return new Set(
    keys.slice(runLength - 1).map((_, at) => keys.slice(at, at + runLength).join(" ")),
  );
}

/**
 * The fact gate for the streamed sentences of a model, each against the entries it cites: what is doubtful is left out too.
 * Each call returns the problems of a sentence, or an empty list. A sentence that is too long is not read further.
 */
export function createModelGate(known: Known): (sentence: LetterSentence) => ModelProblem[] {
  const instructionRuns = runsOf(known.instructions);
  const seen = new Set<string>();
  return ({ text, sources: cited }) => {
    if (text.length > maxSentenceCharacters)
      return [{ kind: "tooLong", words: `${text.slice(0, 40)}…` }];
    const folded = fold(text);
    const isRepeated = seen.has(folded);
    seen.add(folded);
    const problems: ModelProblem[] = [
      ...checkSentence(text, known, cited),
      ...checkSentenceLanguage(text, known.language),
    ].map(({ kind, words }) => ({ kind, words }));
    const leaked = [...runsOf(text)].find((run) => instructionRuns.has(run));
    if (leaked) problems.push({ kind: "leakage", words: leaked });
    if (isRepeated) problems.push({ kind: "repeated", words: text });
    if (!isSentence.test(text) || wordsOf(text).length < leastWords)
      problems.push({ kind: "fragment", words: text.slice(0, 40) });
    const isClaim = firstPerson.test(folded) && !courtesy.test(folded);
    const isSourced = cited.some((id) => id !== "posting");
    if (isClaim && !isSourced && problems.every(({ kind }) => kind !== "unsourced"))
      problems.push({ kind: "unsourced", words: text });
    return problems;
  };
}
