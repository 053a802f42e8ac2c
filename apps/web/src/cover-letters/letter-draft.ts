import {
  doubtfulSentence,
  fallbackReason,
  letterSentence,
  missingFact,
  specifiedPdf,
  type SpecifiedLetter,
} from "@postulo/contract/cover-letter";
import { letterLanguages } from "@postulo/domain/letter-language";
import {
  lengths,
  letterStyles,
  tones,
  versionWriters,
  type LetterStyle,
} from "@postulo/domain/letter-style";
import { defaultCoverLetterName } from "@postulo/domain/document";
import * as z from "zod/mini";
import { saveDraft, loadDraft } from "../data/drafts.ts";
import { answerDraft } from "./answers/answer-draft.ts";
import { languageChoices } from "./letter-request-body.ts";

const draftName = "cover-letter";

/** The letter in the editor. */
const openLetter = z.object({
  /** Id of the stored letter; absent if the server stores none. */
  id: z.optional(z.uuid()),
  /** The current text, with the user's changes. */
  text: z.string(),
  /** The text of the last version; different from `text` while there are unsaved changes. */
  savedText: z.string(),
  /** The generated text, by which its sentences are recognised. */
  deliveredText: z.string(),
  sentences: z.array(letterSentence),
  language: z.optional(z.enum(letterLanguages)),
  writer: z.optional(z.enum(versionWriters)),
  fallback: z.optional(fallbackReason),
  /** Composed by this server without a model, so that its variants are free. */
  isComposed: z.optional(z.boolean()),
  /** The PDF of the generated text. */
  pdf: z.optional(specifiedPdf),
  missing: z.array(missingFact),
  /** Sentences of a model that the user has to check; they are not in the text. */
  doubtful: z.optional(z.array(doubtfulSentence)),
  /** As stored; different from `doubtful` while a sentence is added to the text and not saved. */
  savedDoubtful: z.optional(z.array(doubtfulSentence)),
  /** The layout that was requested. */
  style: z.optional(z.enum(letterStyles)),
  /** The posting that the letter is for; changes are checked against it. */
  posting: z.string(),
  /** The job of that posting, as far as it is known. */
  title: z.optional(z.string()),
  company: z.optional(z.string()),
});
export type OpenLetter = z.infer<typeof openLetter>;

const typedText = z.optional(z.string());
const typedJob = z.object({
  title: typedText,
  company: typedText,
  place: typedText,
  reader: typedText,
  reference: typedText,
  insteadOf: z.object({ title: z.string(), company: z.string() }),
  applicationId: z.optional(z.uuid()),
});

/** A letter whose end did not reach this page: the connection was lost, or the page was closed. */
const interruptedLetter = z.object({
  posting: z.string(),
  /** Id of the newest letter before it, null without any; absent if they were not loaded. */
  newestId: z.optional(z.nullable(z.uuid())),
  /** The letter whose next version it is, and the number of its newest version before it. */
  replaced: z.optional(z.object({ id: z.uuid(), number: z.number() })),
  /** What had arrived; `at` is the sentence's place in the letter. */
  paragraphs: z.array(z.array(z.object({ at: z.number(), text: z.string() }))),
});
export type InterruptedLetter = z.infer<typeof interruptedLetter>;

const letterDraft = z.object({
  posting: z.string(),
  typedJob: z.optional(typedJob),
  applicationId: z.optional(z.uuid()),
  tone: z.enum(tones),
  length: z.enum(lengths),
  /** Absent in the drafts of an earlier release. */
  style: z.optional(z.enum(letterStyles)),
  language: z.enum(languageChoices),
  fileName: z.string(),
  /** Answers that are not stored yet, by the key of their posting. */
  answers: z.optional(z.record(z.string(), answerDraft)),
  letter: z.optional(openLetter),
  /** The letter that is being generated, or that was interrupted. */
  interrupted: z.optional(interruptedLetter),
});

/** The state of the page. */
export type LetterDraft = z.infer<typeof letterDraft>;

const emptyDraft: LetterDraft = {
  posting: "",
  tone: "plain",
  length: "standard",
  language: "posting",
  fileName: defaultCoverLetterName,
};

/** The format of an earlier release, whose letter is stored on the server. */
const formerDraft = z.object({ posting: z.string(), fileName: z.string() });

/** The user's state of the page in this tab. */
export function loadLetterDraft(owner: string): LetterDraft {
  const draft = loadDraft(owner, draftName);
  const current = letterDraft.safeParse(draft);
  if (current.success) return current.data;
  const former = formerDraft.safeParse(draft);
  return former.success ? { ...emptyDraft, ...former.data } : emptyDraft;
}

/** A state that exceeds the storage quota is not saved; the previous one remains. */
export function saveLetterDraft(owner: string, work: LetterDraft): void {
  try {
    saveDraft(owner, draftName, work);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

/** The editor's state for a generated letter. */
export function toOpenLetter(
  letter: SpecifiedLetter,
  { posting, style }: { readonly posting: string; readonly style: LetterStyle },
): OpenLetter {
  const { coverLetter, letterId, language, writer, fallback } = letter;
  const { title, company } = letter.posting ?? {};
  const doubtful = letter.doubtful ?? [];
  return {
    ...(title === undefined ? {} : { title }),
    ...(company === undefined ? {} : { company }),
    ...(letterId === undefined ? {} : { id: letterId }),
    ...(language === undefined ? {} : { language }),
    ...(fallback ? { fallback: fallback.reason } : {}),
    writer: writer ?? "composer",
    isComposed: writer === "composer" && !fallback,
    text: coverLetter,
    savedText: coverLetter,
    deliveredText: coverLetter,
    sentences: letter.sentences ?? [],
    missing: letter.missing ?? [],
    doubtful,
    savedDoubtful: doubtful,
    style,
    pdf: letter.pdf,
    posting,
  };
}
