import type { writeSpecifiedLetter } from "@postulo/contract/cover-letter";
import type { RequestOf } from "@postulo/contract/endpoint";
import {
  maxPostingBytes,
  type Length,
  type LetterStyle,
  type Tone,
} from "@postulo/domain/letter-style";
import {
  defaultLetterLanguage,
  findLetterLanguage,
  letterLanguages,
  type LetterLanguage,
} from "@postulo/domain/letter-language";
import type { Language } from "@postulo/i18n/language";

/** `posting`: the language of the posting, if letters are written in it. */
export const languageChoices = ["posting", ...letterLanguages] as const;
type LanguageChoice = (typeof languageChoices)[number];

/** The body of `POST /cover-letter`. */
export type LetterRequestBody = RequestOf<typeof writeSpecifiedLetter>;

/** What is found in a posting and can be corrected. */
export const jobFields = ["title", "company", "place", "reader", "reference"] as const;
export type JobField = (typeof jobFields)[number];

/** The job found in a posting; a text that was not found is empty. */
export type FoundJob = Readonly<Record<JobField, string>>;

type JobName = Pick<FoundJob, "title" | "company">;

/**
 * The user's corrections of the job found. They apply only while the posting yields the same job, so that a letter for
 * another posting does not name the former company.
 */
interface TypedJob extends Partial<Readonly<Record<JobField, string | undefined>>> {
  readonly insteadOf: JobName;
  /** The application that the job is of, when its employer is not that of the posting in the field. */
  readonly applicationId?: string | undefined;
}

const isSameJob = (one: JobName, other: JobName) =>
  one.title === other.title && one.company === other.company;

/** The job shown in the fields. */
export function jobOf(found: FoundJob, typed: TypedJob | undefined): FoundJob {
  const corrections = typed && isSameJob(typed.insteadOf, found) ? typed : undefined;
  const value = (field: JobField) => corrections?.[field] ?? found[field];
  return {
    title: value("title"),
    company: value("company"),
    place: value("place"),
    reader: value("reader"),
    reference: value("reference"),
  };
}

/** The corrections: null for what the user removed. Unchanged fields are read from the posting by the server. */
function statedIn(job: FoundJob, found: FoundJob): Partial<Record<JobField, string | null>> {
  const changed = jobFields.filter((field) => job[field].trim() !== found[field].trim());
  return Object.fromEntries(changed.map((field) => [field, job[field].trim() || null]));
}

/** The key of the answers for the job shown. */
export const answersKey = (
  found: JobName & { readonly key: string },
  typed: TypedJob | undefined,
): string =>
  typed?.applicationId !== undefined && isSameJob(typed.insteadOf, found)
    ? `application:${typed.applicationId}`
    : found.key;

interface LetterSettings {
  readonly posting: string;
  readonly typedJob?: TypedJob | undefined;
  readonly tone: Tone;
  readonly length: Length;
  readonly style?: LetterStyle | undefined;
  readonly language: LanguageChoice;
  readonly applicationId?: string | undefined;
  readonly letter?: OpenedLetter | undefined;
}

/** What of a letter in the editor says whether another one is its variant. */
interface OpenedLetter {
  readonly id?: string | undefined;
  readonly posting?: string | undefined;
  readonly isComposed?: boolean | undefined;
}

/**
 * The id of the letter in the editor, if the one to be written is a variant of it: for the same posting, and composed by this server
 * without a model. A server that still has no model does not charge it.
 */
export const variantOf = ({ letter, posting }: LetterSettings): string | undefined =>
  letter?.isComposed && letter.posting === posting ? letter.id : undefined;

/** The id of the letter in the editor, if the one to be written is for the same posting, and so its next version. */
export const replacedBy = ({ letter, posting }: LetterSettings): string | undefined =>
  letter?.posting === posting ? letter.id : undefined;

interface LanguageContext {
  readonly found: { readonly language: string };
  readonly interfaceLanguage: Language;
}

interface RequestContext extends LanguageContext {
  readonly found: FoundJob & { readonly language: string };
  /** The person's answers about this posting. */
  readonly answers: { readonly why: string; readonly know: string };
}

/** The selected language, else that of the posting, else that of the interface, whichever letters can be written in. */
export function languageOf(
  choice: LanguageChoice,
  { found, interfaceLanguage }: LanguageContext,
): LetterLanguage {
  if (choice !== "posting") return choice;
  const written = findLetterLanguage(found.language) ?? findLetterLanguage(interfaceLanguage);
  return written ?? defaultLetterLanguage;
}

/** Builds the request's body. */
export function toRequestBody(work: LetterSettings, context: RequestContext): LetterRequestBody {
  const job = jobOf(context.found, work.typedJob);
  const why = context.answers.why.trim();
  const know = context.answers.know.trim();
  const original = variantOf(work);
  const replaces = replacedBy(work);
  return {
    jobDescription: work.posting,
    language: languageOf(work.language, context),
    tone: work.tone,
    length: work.length,
    ...(work.style === undefined ? {} : { style: work.style }),
    ...statedIn(job, context.found),
    ...(why === "" ? {} : { why }),
    ...(know === "" ? {} : { know }),
    ...(work.applicationId === undefined ? {} : { applicationId: work.applicationId }),
    ...(original === undefined ? {} : { variantOf: original }),
    ...(replaces === undefined ? {} : { replaces }),
  };
}

/** Checked here too, since a server that rejects a large request may close the connection before reading it. */
export const isTooLong = (posting: string): boolean =>
  posting.length > maxPostingBytes || new Blob([posting]).size > maxPostingBytes;
