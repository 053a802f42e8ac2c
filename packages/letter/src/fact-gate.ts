import { checkClaim } from "@postulo/evidence/check-claim";
import type { ReasonKind } from "@postulo/evidence/check-claim";
import { readEntries } from "@postulo/evidence/entry";
import { memoize, memoizeObject } from "@postulo/evidence/memoize";
import type { StoredProfile } from "@postulo/evidence/profile";
import { wordsOf } from "@postulo/evidence/words";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { detectLanguage } from "@postulo/evidence/detect-language";
import type { CalendarDate } from "./internal/compose/frame.ts";
import { sentencesOf } from "./internal/sentences.ts";
import type { Posting } from "@postulo/posting/posting";

/** Why a sentence is not accepted; "wrongLanguage" is not that of the letter. */
export type FactProblemKind = ReasonKind | "wrongLanguage";

/** The kind of problem, its words, and their sentence. */
export type FactProblem = {
  readonly kind: FactProblemKind;
  readonly words: string;
  readonly sentence: string;
  /** Refused: it contradicts the profile. Doubtful: it cannot be decided. */
  readonly severity: "doubtful" | "refused";
};

export type KnownFacts = {
  readonly profile: StoredProfile;
  readonly posting: Posting;
  readonly today: Pick<CalendarDate, "year" | "month">;
};

/** The entries of a profile, read once for all its sentences. */
export const entriesOf = memoizeObject((profile: StoredProfile) => readEntries(profile));

/** The problems of one sentence, against the entries that it cites, or against each one. */
export function checkSentence(
  sentence: string,
  { profile, posting, today }: KnownFacts,
  cited?: readonly string[],
): FactProblem[] {
  const entries = entriesOf(profile);
  const { reasons } = checkClaim(sentence, { entries, posting, today, cited });
  return reasons.map((reason) => ({ ...reason, sentence }));
}

/** Shorter sentences are names and dates more than language. */
const leastWordsOfLanguage = 9;

const isStrange = (text: string, language: LetterLanguage) => {
  if (wordsOf(text).length < leastWordsOfLanguage) return false;
  const written = detectLanguage(text);
  return written !== language && written !== "unclear";
};

/** Whether a sentence that is long enough is in another language. */
export const checkSentenceLanguage = (text: string, language: LetterLanguage): FactProblem[] =>
  isStrange(text, language)
    ? [{ kind: "wrongLanguage", words: detectLanguage(text), sentence: text, severity: "refused" }]
    : [];

function checkLanguage(sentences: readonly string[], language: LetterLanguage): FactProblem[] {
  const whole = sentences.join("\n");
  if (!isStrange(whole, language))
    return sentences.flatMap((text) => checkSentenceLanguage(text, language));
  const words = detectLanguage(whole);
  return [{ kind: "wrongLanguage", words, sentence: whole, severity: "refused" }];
}

/** Whether a line begins with a title of the profile, as those of a career do: a title keeps its language. */
const beginsWithTitle = (line: string, { experiences, contributions }: StoredProfile): boolean =>
  [...experiences, ...contributions].some(
    ({ title }) => title !== "" && line.startsWith(`${title}, `),
  );

/** @returns what of a text, by any author, neither profile nor posting supports. */
export function checkText(
  text: string,
  known: KnownFacts & { readonly language: LetterLanguage },
): FactProblem[] {
  const sentences = sentencesOf(text);
  // A long text may repeat a few sentences thousands of times.
  const check = memoize((sentence) => checkSentence(sentence, known));
  return [
    ...sentences.flatMap((sentence) => check(sentence)),
    ...checkLanguage(
      sentences.filter((sentence) => !beginsWithTitle(sentence, known.profile)),
      known.language,
    ),
  ];
}
