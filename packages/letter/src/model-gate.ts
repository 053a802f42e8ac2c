import { fold } from "@postulo/lexicon/fold";
import { courtesy } from "@postulo/lexicon/fact-gate";
import { checkText } from "./fact-gate.ts";
import type { FactProblemKind } from "./fact-gate.ts";
import { gateSources } from "./internal/gate-sources.ts";
import type { GateSources } from "./internal/gate-sources.ts";
import { withoutAims } from "./internal/without-aims.ts";
import { wordsOf } from "./internal/words.ts";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterSentence } from "./letter.ts";
import type { LetterProfile } from "./letter-profile.ts";
import type { Posting } from "./posting.ts";

/** "unsourced": it speaks of the person and names no entry. "repeated": the letter has said it already. "fragment": it is no sentence. */
type ModelProblem = {
  readonly kind: FactProblemKind | "unsourced" | "repeated" | "tooLong" | "fragment";
  readonly words: string;
};

type Known = {
  readonly profile: LetterProfile;
  readonly posting: Posting;
  readonly language: LetterLanguage;
  /** What the model was told; none of it belongs into a letter. */
  readonly instructions: string;
};

const maxSentenceCharacters = 450;

const leastWords = 3;
const isSentence = /[.!?…][»”"')\s]*$/;

const speaksOfSelf = /\b(?:i|i'm|i've|my|me|mine|je|j|m'|mon|ma|mes|moi)\b/;
const speaksOfPosting = /\b(?:you|your|vous|votre|vos|annonce|offre|poste|posting|advert\w*)\b/;
const runLength = 7;
function runsOf(text: string): Set<string> {
  const keys = wordsOf(text).map(({ key }) => key);
  return new Set(
    keys.slice(runLength - 1).map((_, at) => keys.slice(at, at + runLength).join(" ")),
  );
}

/** A name that only the posting knows is the posting's: the person has not been there and has not done it. */
function claimedNames(sentence: string, { profile, posting, aims }: GateSources): ModelProblem[] {
  const folded = fold(sentence);
  if (!speaksOfSelf.test(folded) || speaksOfPosting.test(folded) || courtesy.test(folded))
    return [];
  return wordsOf(withoutAims(sentence, aims))
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
 * The fact gate for one letter of a model, sentence by sentence as they come: what `checkText` refuses, and what only a model does. Each call
 * answers what is wrong with the sentence; an empty list lets it through. A sentence that is too long is not read further.
 */
export function createModelGate(known: Known): (sentence: LetterSentence) => ModelProblem[] {
  const sources = gateSources(known.profile, known.posting);
  const told = runsOf(known.instructions);
  const said = new Set<string>();
  return ({ text, sources: entries }) => {
    if (text.length > maxSentenceCharacters)
      return [{ kind: "tooLong", words: `${text.slice(0, 40)}…` }];
    const folded = fold(text);
    const isRepeated = said.has(folded);
    said.add(folded);
    const problems: ModelProblem[] = checkText(text, known).map(({ kind, words }) => ({
      kind,
      words,
    }));
    const leaked = [...runsOf(text)].find((run) => told.has(run));
    if (leaked) problems.push({ kind: "leakage", words: leaked });
    if (isRepeated) problems.push({ kind: "repeated", words: text });
    if (!isSentence.test(text) || wordsOf(text).length < leastWords)
      problems.push({ kind: "fragment", words: text.slice(0, 40) });
    const isClaim = speaksOfSelf.test(folded) && !courtesy.test(folded);
    if (isClaim && entries.every((entry) => entry === "posting"))
      problems.push({ kind: "unsourced", words: text });
    return [...problems, ...claimedNames(text, sources)];
  };
}
