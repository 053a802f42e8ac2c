import type { writeSpecifiedLetter } from "@postulo/contract/cover-letter";
import type { RequestOf } from "@postulo/contract/endpoint";
import { maxPostingBytes, type Length, type Tone } from "@postulo/domain/letter-style";
import {
  defaultLetterLanguage,
  findLetterLanguage,
  letterLanguages,
  type LetterLanguage,
} from "@postulo/domain/letter-language";
import type { Language } from "@postulo/i18n/language";

/** `posting`: as the posting is written, where that is one of ours. */
export const languageChoices = ["posting", ...letterLanguages] as const;
type LanguageChoice = (typeof languageChoices)[number];

/** The body of `POST /cover-letter`. */
export type LetterRequestBody = RequestOf<typeof writeSpecifiedLetter>;

/** What was found in a posting, as far as it was. */
export interface FoundJob {
  readonly title: string;
  readonly company: string;
}

/**
 * What a person typed over what was found. It counts only while the posting still says what it said then: another
 * posting must not go out under the name of the last company.
 */
interface TypedJob extends FoundJob {
  readonly insteadOf: FoundJob;
}

const isSame = (one: FoundJob, other: FoundJob) =>
  one.title === other.title && one.company === other.company;

/** The job as it stands in the fields. */
export function jobOf(found: FoundJob, typed: TypedJob | undefined): FoundJob {
  return typed && isSame(typed.insteadOf, found)
    ? { title: typed.title, company: typed.company }
    : { title: found.title, company: found.company };
}

interface OrderedWork {
  readonly posting: string;
  readonly typedJob?: TypedJob | undefined;
  readonly tone: Tone;
  readonly length: Length;
  readonly language: LanguageChoice;
  readonly applicationId?: string | undefined;
}

interface OrderedFor {
  readonly found: FoundJob & { readonly language: string };
  readonly interfaceLanguage: Language;
}

/** The language that was chosen, else the posting's, else the interface's: the first that letters are written in. */
function languageOf(
  choice: LanguageChoice,
  { found, interfaceLanguage }: OrderedFor,
): LetterLanguage {
  if (choice !== "posting") return choice;
  const written = findLetterLanguage(found.language) ?? findLetterLanguage(interfaceLanguage);
  return written ?? defaultLetterLanguage;
}

/** What is asked of the server. */
export function orderOf(work: OrderedWork, ordered: OrderedFor): LetterRequestBody {
  const job = jobOf(ordered.found, work.typedJob);
  const title = job.title.trim();
  const company = job.company.trim();
  return {
    jobDescription: work.posting,
    language: languageOf(work.language, ordered),
    tone: work.tone,
    length: work.length,
    ...(title === "" ? {} : { title }),
    ...(company === "" ? {} : { company }),
    ...(work.applicationId === undefined ? {} : { applicationId: work.applicationId }),
  };
}

/** Asked here too, since a server that refuses a large request hangs up before it has it all. */
export const isTooLong = (posting: string): boolean =>
  posting.length > maxPostingBytes || new Blob([posting]).size > maxPostingBytes;
