import { fold } from "@postulo/lexicon/fold";
import { courtesy } from "@postulo/lexicon/fact-gate";
import { checkText } from "./fact-gate.ts";
import type { FactProblemKind } from "./fact-gate.ts";
import { gateSources } from "./internal/gate/sources.ts";
import type { GateSources } from "./internal/gate/sources.ts";
import { omitTargetNames } from "./internal/gate/omit-target-names.ts";
import { wordsOf } from "@postulo/evidence/words";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterSentence } from "./letter.ts";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { Posting } from "./posting.ts";

/** "unsourced": about the applicant without a cited entry. "repeated": the letter contains it already. "fragment": not a sentence. */
type ModelProblem = {
  readonly kind: FactProblemKind | "unsourced" | "repeated" | "tooLong" | "fragment";
  readonly words: string;
};

type Known = {
  readonly profile: StoredProfile;
  readonly posting: Posting;
  readonly language: LetterLanguage;
  /** The prompt; none of it may be in a letter. */
  readonly instructions: string;
};

const maxSentenceCharacters = 450;

const leastWords = 3;
const isSentence = /[.!?…][»”"')\s]*$/;

const firstPerson = /\b(?:i|i'm|i've|my|me|mine|je|j|m'|mon|ma|mes|moi)\b/;
const secondPerson = /\b(?:you|your|vous|votre|vos|annonce|offre|poste|posting|advert\w*)\b/;
const runLength = 7;
function runsOf(text: string): Set<string> {
  const keys = wordsOf(text).map(({ key }) => key);
  return new Set(
    keys.slice(runLength - 1).map((_, at) => keys.slice(at, at + runLength).join(" ")),
  );
}

/** A name that only the posting contains must not be part of the applicant's past. */
function findClaimedNames(
  sentence: string,
  { profile, posting, targetNames }: GateSources,
): ModelProblem[] {
  const folded = fold(sentence);
  if (!firstPerson.test(folded) || secondPerson.test(folded) || courtesy.test(folded)) return [];
  return wordsOf(omitTargetNames(sentence, targetNames))
    .filter(
      ({ raw, key, start }) =>
        start > 0 &&
        /^\p{Lu}/u.test(raw) &&
        raw.length > 1 &&
        !profile.keys.has(key) &&
        posting.keys.has(key),
    )
    .map(({ raw }) => ({ kind: "claimed", words: raw }));
}

/**
 * The fact gate for the streamed sentences of a model: the problems of `checkText`, and those of models only. Each call
 * returns the problems of a sentence, or an empty list. A sentence that is too long is not read further.
 */
export function createModelGate(known: Known): (sentence: LetterSentence) => ModelProblem[] {
  const sources = gateSources(known.profile, known.posting);
  const instructionRuns = runsOf(known.instructions);
  const seen = new Set<string>();
  return ({ text, sources: entries }) => {
    if (text.length > maxSentenceCharacters)
      return [{ kind: "tooLong", words: `${text.slice(0, 40)}…` }];
    const folded = fold(text);
    const isRepeated = seen.has(folded);
    seen.add(folded);
    const problems: ModelProblem[] = checkText(text, known).map(({ kind, words }) => ({
      kind,
      words,
    }));
    const leaked = [...runsOf(text)].find((run) => instructionRuns.has(run));
    if (leaked) problems.push({ kind: "leakage", words: leaked });
    if (isRepeated) problems.push({ kind: "repeated", words: text });
    if (!isSentence.test(text) || wordsOf(text).length < leastWords)
      problems.push({ kind: "fragment", words: text.slice(0, 40) });
    const isClaim = firstPerson.test(folded) && !courtesy.test(folded);
    if (isClaim && entries.every((entry) => entry === "posting"))
      problems.push({ kind: "unsourced", words: text });
    return [...problems, ...findClaimedNames(text, sources)];
  };
}
