import { composeLetter } from "./compose-letter.ts";
import { gatherEvidence } from "./evidence.ts";
import { checkLetter } from "./fact-gate.ts";
import type { FactProblem } from "./fact-gate.ts";
import type { CalendarDate } from "./internal/phrasebook.ts";
import type { LetterLanguage } from "./letter-language.ts";
import type { Letter } from "./letter.ts";
import type { LetterProfile } from "./letter-profile.ts";
import { readPosting } from "./posting.ts";
import type { Posting } from "./posting.ts";
import { readRequirements } from "./requirements.ts";

export type LetterRequest = {
  readonly profile: LetterProfile;
  /** The posting as it was pasted. */
  readonly jobDescription: string;
  /** The language of the letter when the posting is in neither English nor French, or too short to tell. */
  readonly fallbackLanguage: LetterLanguage;
  readonly today: CalendarDate;
};

export type LetterOutcome =
  | {
      readonly kind: "written";
      readonly letter: Letter;
      readonly posting: Posting;
      /** What was left out because the gate refused it. */
      readonly refused: readonly FactProblem[];
    }
  | { readonly kind: "blankPosting" }
  | { readonly kind: "nameMissing" }
  | { readonly kind: "profileEmpty" }
  | { readonly kind: "unfounded"; readonly problems: readonly FactProblem[] };

function saysNothing(profile: LetterProfile): boolean {
  const lists = [
    profile.experiences,
    profile.education,
    profile.contributions,
    profile.skills,
    profile.notes,
  ];
  return lists.every((list) => list.length === 0) && profile.person.summary === "";
}

/** The letter without the sentences that the gate refused; what is left of it must still say something of the person. */
function withoutSentences(letter: Letter, problems: readonly FactProblem[]): Letter | undefined {
  const refused = new Set(problems.map(({ sentence }) => sentence));
  const paragraphs = letter.paragraphs
    .map((paragraph) => paragraph.filter(({ text }) => !refused.has(text)))
    .filter((paragraph) => paragraph.length > 0);
  const says = paragraphs
    .flat()
    .some(({ sources }) => sources.some((source) => source !== "posting"));
  return says ? { ...letter, paragraphs } : undefined;
}

/** Posting → requirements → evidence → letter, and the fact gate over our own work: a sentence that it refuses is left out. */
export function writeLetter(request: LetterRequest): LetterOutcome {
  const { profile, jobDescription, fallbackLanguage, today } = request;
  const posting = readPosting(jobDescription);
  if (!/[\p{L}\p{N}]/u.test(posting.text)) return { kind: "blankPosting" };
  if (profile.person.first_name === "" && profile.person.last_name === "")
    return { kind: "nameMissing" };
  if (saysNothing(profile)) return { kind: "profileEmpty" };
  const language =
    posting.language === "en" || posting.language === "fr" ? posting.language : fallbackLanguage;
  const requirements = readRequirements(posting);
  const evidence = gatherEvidence(profile, { posting, requirements, language, year: today.year });
  const composed = composeLetter({ profile, posting, requirements, evidence, language, today });
  const refused = checkLetter(composed, { profile, posting });
  const letter = refused.length === 0 ? composed : withoutSentences(composed, refused);
  if (!letter || checkLetter(letter, { profile, posting }).length > 0)
    return { kind: "unfounded", problems: refused };
  return { kind: "written", letter, posting, refused };
}
