import {
  fallbackReason,
  letterSentence,
  missingFact,
  specifiedPdf,
  type SpecifiedLetter,
} from "@postulo/contract/cover-letter";
import { letterLanguages } from "@postulo/domain/letter-language";
import { lengths, tones, versionWriters } from "@postulo/domain/letter-style";
import { defaultCoverLetterName } from "@postulo/domain/document";
import * as z from "zod/mini";
import { saveDraft, loadDraft } from "../session/drafts.ts";
import { languageChoices } from "./letter-request.ts";

const draftName = "cover-letter";

/** The letter on the page. */
const openLetter = z.object({
  /** Of the stored letter; absent where the server stores none. */
  id: z.optional(z.uuid()),
  /** As it stands, with the person's own changes. */
  text: z.string(),
  /** Its last version; the text differs from it while something is unsaved. */
  savedText: z.string(),
  /** As it was delivered: what its sentences are recognised by. */
  deliveredText: z.string(),
  sentences: z.array(letterSentence),
  language: z.optional(z.enum(letterLanguages)),
  writer: z.optional(z.enum(versionWriters)),
  fallback: z.optional(fallbackReason),
  /** The printed form of the delivered text. */
  pdf: z.optional(specifiedPdf),
  missing: z.array(missingFact),
  /** The posting it answers, against which changes are checked. */
  posting: z.string(),
});
export type OpenLetter = z.infer<typeof openLetter>;

const foundJob = z.object({ title: z.string(), company: z.string() });

const keptWork = z.object({
  posting: z.string(),
  typedJob: z.optional(z.object({ ...foundJob.shape, insteadOf: foundJob })),
  applicationId: z.optional(z.uuid()),
  tone: z.enum(tones),
  length: z.enum(lengths),
  language: z.enum(languageChoices),
  fileName: z.string(),
  letter: z.optional(openLetter),
});

/** What stands on the page: typed, pasted and paid for. */
export type LetterDraft = z.infer<typeof keptWork>;

const untouched: LetterDraft = {
  posting: "",
  tone: "plain",
  length: "standard",
  language: "posting",
  fileName: defaultCoverLetterName,
};

/** What an older version of this page kept, whose letter is stored by now. */
const olderWork = z.object({ posting: z.string(), fileName: z.string() });

/** The page as this person left it, in this tab. */
export function loadLetterDraft(owner: string): LetterDraft {
  const draft = loadDraft(owner, draftName);
  const kept = keptWork.safeParse(draft);
  if (kept.success) return kept.data;
  const older = olderWork.safeParse(draft);
  return older.success ? { ...untouched, ...older.data } : untouched;
}

/** What does not fit into the browser's storage is on the page alone; what was kept of it before stays. */
export function saveLetterDraft(owner: string, work: LetterDraft): void {
  try {
    saveDraft(owner, draftName, work);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

/** A letter as it comes from the server. */
export function openDelivery(letter: SpecifiedLetter, posting: string): OpenLetter {
  const { coverLetter, letterId, language, writer, fallback } = letter;
  return {
    ...(letterId === undefined ? {} : { id: letterId }),
    ...(language === undefined ? {} : { language }),
    ...(fallback ? { fallback: fallback.reason } : {}),
    writer: writer ?? "composer",
    text: coverLetter,
    savedText: coverLetter,
    deliveredText: coverLetter,
    sentences: letter.sentences ?? [],
    missing: letter.missing ?? [],
    pdf: letter.pdf,
    posting,
  };
}
