import { checkClaim } from "@postulo/evidence/check-claim";
import type {
  ClaimContext,
  ClaimVerdict,
  ReasonKind,
  Verdict,
} from "@postulo/evidence/check-claim";
import type { Entry } from "@postulo/evidence/entry";
import { statesNothing } from "@postulo/evidence/stated-words";
import { wordsOf } from "@postulo/evidence/words";
import { boast, denial, notDenied, wish } from "@postulo/lexicon/claims";
import { courtesy } from "@postulo/lexicon/fact-gate";
import { fold } from "@postulo/lexicon/fold";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { checkSentenceLanguage } from "./fact-gate.ts";
import type { CalendarDate } from "./internal/compose/frame.ts";
import type { LetterSentence } from "./letter.ts";
import type { Posting } from "@postulo/posting/posting";

/** "unsourced": about the applicant without a cited entry. "repeated": the letter contains it already. "fragment": not a sentence. */
export type ModelProblemKind = ReasonKind | "wrongLanguage" | "repeated" | "tooLong" | "fragment";

export type ModelProblem = { readonly kind: ModelProblemKind; readonly words: string };

export type ModelVerdict = {
  readonly verdict: Verdict;
  readonly problems: readonly ModelProblem[];
};

type Known = {
  readonly entries: readonly Entry[];
  readonly posting: Posting;
  readonly today: Pick<CalendarDate, "year" | "month">;
  readonly language: LetterLanguage;
  /** The prompt; none of it may be in a letter. */
  readonly instructions: string;
};

const maxSentenceCharacters = 450;

const leastWords = 3;
/** The shortest sentence of a letter. */
const isThanks = /^(?:thank you|merci)[.!]$/i;
const isSentence = /[.!?…][»”"')\s]*$/;

const firstPerson = /\b(?:i|i'm|i've|my|me|mine|je|j|m'|mon|ma|mes|moi)\b/;
const runLength = 7;
function runsOf(text: string): Set<string> {
  const keys = wordsOf(text).map(({ key }) => key);
  return new Set(
    keys.slice(runLength - 1).map((_, at) => keys.slice(at, at + runLength).join(" ")),
  );
}

const refuse = (...problems: readonly ModelProblem[]): ModelVerdict => ({
  verdict: "refused",
  problems,
});

/** What is wrong with the form of a sentence, whatever it claims. */
function formProblems(text: string, leaked: string | undefined, isRepeated: boolean) {
  const problems: ModelProblem[] = [];
  if (leaked !== undefined) problems.push({ kind: "leakage", words: leaked });
  if (isRepeated) problems.push({ kind: "repeated", words: text });
  const isShort = wordsOf(text).length < leastWords && !isThanks.test(text);
  if (!isSentence.test(text) || isShort)
    problems.push({ kind: "fragment", words: text.slice(0, 40) });
  return problems;
}

/** "That is the work I want to do", « Je préfère vous le dire dès maintenant »: a wish that names nothing. */
const isBareWish = (folded: string): boolean => wish.test(folded) && statesNothing(folded);

/** Says something of the applicant, and cites nothing of the applicant. "I have not used Xero yet" needs no source. */
function lacksSource(folded: string, cited: readonly string[]): boolean {
  const isDenial = denial.test(folded) && !boast.test(folded) && !notDenied.test(folded);
  const isClaim =
    firstPerson.test(folded) && !courtesy.test(folded) && !isDenial && !isBareWish(folded);
  return isClaim && cited.every((id) => id === "posting");
}

/** A sentence that cites an entry speaks of the applicant, also without "I": "Managed pensions" states nothing about the posting. */
function checkOwn(text: string, context: ClaimContext): ClaimVerdict {
  const plain = checkClaim(text, context);
  const isOwn = context.cited?.some((id) => id !== "posting") === true;
  if (plain.verdict !== "accepted" || !isOwn || firstPerson.test(fold(text))) return plain;
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const { verdict, reasons } = checkClaim(`I ${small}`, context);
  return { verdict: verdict === "accepted" ? verdict : "doubtful", reasons };
}

/**
 * The fact gate for the sentences of a model, each against the entries it cites and no others. A sentence that is accepted
 * is "repeated" when it comes again; one that is too long is not read further.
 */
export function createModelGate(known: Known): (sentence: LetterSentence) => ModelVerdict {
  const { entries, posting, today, language, instructions } = known;
  const instructionRuns = runsOf(instructions);
  const accepted = new Set<string>();
  return ({ text, sources: cited }) => {
    if (text.length > maxSentenceCharacters)
      return refuse({ kind: "tooLong", words: `${text.slice(0, 40)}…` });
    const folded = fold(text);
    const leaked = [...runsOf(text)].find((run) => instructionRuns.has(run));
    const form = [
      ...formProblems(text, leaked, accepted.has(folded)),
      ...checkSentenceLanguage(text, language),
    ].map(({ kind, words }) => ({ kind, words }));
    const context = { entries, posting, today, cited };
    const { verdict, reasons } = checkOwn(text, context);
    const problems = [...reasons.map(({ kind, words }) => ({ kind, words })), ...form];
    const isUnsourced = problems.some(({ kind }) => kind === "unsourced");
    if (!isUnsourced && lacksSource(folded, cited))
      return refuse(...problems, { kind: "unsourced", words: text });
    if (form.length > 0) return refuse(...problems);
    if (verdict === "accepted") accepted.add(folded);
    return { verdict, problems };
  };
}
