import { defaultCoverLetterName } from "@postulo/domain/document";
import * as z from "zod/mini";
import { keepDraft, readDraft } from "../session/drafts.ts";
import { writtenLetter } from "./written-letter.ts";

const draftName = "cover-letter";

const keptWork = z.object({
  posting: z.string(),
  fileName: z.string(),
  letter: z.optional(writtenLetter),
});

/** What stands on the page: typed, pasted and paid for. */
export type LetterWork = z.infer<typeof keptWork>;

/** The page as this person left it, in this tab. */
export function readWork(owner: string): LetterWork {
  const kept = keptWork.safeParse(readDraft(owner, draftName));
  return kept.success ? kept.data : { posting: "", fileName: defaultCoverLetterName };
}

export function keepWork(owner: string, work: LetterWork): void {
  keepDraft(owner, draftName, work);
}
