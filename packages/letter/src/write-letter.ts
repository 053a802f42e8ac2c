import { composeLetter } from "./compose-letter.ts";
import type { Composition } from "./compose-letter.ts";
import { gatherEvidence } from "./evidence.ts";
import { checkLetter } from "./fact-gate.ts";
import type { FactProblem } from "./fact-gate.ts";
import type { CalendarDate } from "./internal/phrasebook.ts";
import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import type { Letter } from "./letter.ts";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { Length, Tone } from "@postulo/domain/letter-style";
import { readPosting } from "./posting.ts";
import type { Posting, StatedTarget } from "./posting.ts";
import { readRequirements } from "./requirements.ts";

export type LetterRequest = {
  readonly profile: StoredProfile;
  /** The posting as it was pasted. */
  readonly jobDescription: string;
  /** The user's title and employer. */
  readonly stated?: StatedTarget;
  /** The requested language; without it, the posting's. */
  readonly language?: LetterLanguage;
  /** The language of the letter if the posting's is neither English nor French, or unclear. */
  readonly fallbackLanguage: LetterLanguage;
  readonly tone?: Tone;
  readonly length?: Length;
  readonly today: CalendarDate;
};

/** Why there is nothing to write a letter from. */
type Unwritable =
  | { readonly kind: "blankPosting" }
  | { readonly kind: "nameMissing" }
  | { readonly kind: "profileEmpty" };

type ComposedOutcome =
  | {
      readonly kind: "written";
      readonly letter: Letter;
      readonly posting: Posting;
      /** Sentences that the gate rejected. */
      readonly refused: readonly FactProblem[];
    }
  | { readonly kind: "unfounded"; readonly problems: readonly FactProblem[] };

export type LetterOutcome = ComposedOutcome | Unwritable;

function isEmptyProfile(profile: StoredProfile): boolean {
  const lists = [
    profile.experiences,
    profile.education,
    profile.contributions,
    profile.skills,
    profile.notes,
  ];
  return lists.every((list) => list.length === 0) && profile.person.summary === "";
}

/** The letter without rejected sentences; undefined if the rest has no claim about the applicant. */
function omitSentences(letter: Letter, problems: readonly FactProblem[]): Letter | undefined {
  const refused = new Set(problems.map(({ sentence }) => sentence));
  const paragraphs = letter.paragraphs
    .map((paragraph) => paragraph.filter(({ text }) => !refused.has(text)))
    .filter((paragraph) => paragraph.length > 0);
  const says = paragraphs
    .flat()
    .some(({ sources }) => sources.some((source) => source !== "posting"));
  return says ? { ...letter, paragraphs } : undefined;
}

/** Posting → requirements → evidence: the input of composer and model. */
export function prepareLetter(
  request: LetterRequest,
): { readonly kind: "prepared"; readonly composition: Composition } | Unwritable {
  const { profile, jobDescription, stated, fallbackLanguage, today } = request;
  const posting = readPosting(jobDescription, stated);
  if (!/[\p{L}\p{N}]/u.test(posting.text)) return { kind: "blankPosting" };
  if (profile.person.first_name === "" && profile.person.last_name === "")
    return { kind: "nameMissing" };
  if (isEmptyProfile(profile)) return { kind: "profileEmpty" };
  const ownLanguage = findLetterLanguage(posting.language) ?? fallbackLanguage;
  const language = request.language ?? ownLanguage;
  const requirements = readRequirements(posting);
  const evidence = gatherEvidence(profile, { posting, requirements, language, year: today.year });
  const { tone = "plain", length = "standard" } = request;
  return {
    kind: "prepared",
    composition: { profile, posting, requirements, evidence, language, tone, length, today },
  };
}

/** Evidence → letter, without the sentences that the fact gate rejects. */
export function writePrepared(composition: Composition): ComposedOutcome {
  const { posting } = composition;
  const composed = composeLetter(composition);
  const refused = checkLetter(composed, composition);
  if (refused.length === 0) return { kind: "written", letter: composed, posting, refused };
  const letter = omitSentences(composed, refused);
  if (!letter || checkLetter(letter, composition).length > 0)
    return { kind: "unfounded", problems: refused };
  return { kind: "written", letter, posting, refused };
}

/** A whole letter from profile and posting, without a model. */
export function writeLetter(request: LetterRequest): LetterOutcome {
  const prepared = prepareLetter(request);
  return prepared.kind === "prepared" ? writePrepared(prepared.composition) : prepared;
}
