import { cvLook, cvOperation } from "@postulo/contract/cv-version";
import * as z from "zod/mini";
import { clearDraft, loadDraft, saveDraft } from "../../data/drafts.ts";

const versionDraft = z.object({
  /** The saved version that it was made from. */
  number: z.int(),
  operations: z.array(cvOperation),
  lines: z.array(z.object({ line: z.string(), text: z.string() })),
  look: cvLook,
});
/** Unsaved changes of a version, in this tab. */
export type VersionDraft = z.infer<typeof versionDraft>;

const nameOf = (cvId: string) => `cv-version:${cvId}`;

export function loadVersionDraft(owner: string, cvId: string): VersionDraft | undefined {
  const parsed = versionDraft.safeParse(loadDraft(owner, nameOf(cvId)));
  return parsed.success ? parsed.data : undefined;
}

/** A draft that exceeds the storage quota is not kept; the previous one remains. */
function keep(owner: string, name: string, values: Readonly<Record<string, unknown>>): void {
  try {
    saveDraft(owner, name, values);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

export const saveVersionDraft = (owner: string, cvId: string, draft: VersionDraft) =>
  keep(owner, nameOf(cvId), draft);
export const clearVersionDraft = (owner: string, cvId: string) => clearDraft(owner, nameOf(cvId));

const postingDraft = z.object({
  posting: z.string(),
  applicationId: z.optional(z.uuid()),
});
/** The posting that was pasted, before there is a version for it. */
export type PostingDraft = z.infer<typeof postingDraft>;
const postingName = "cv-posting";

export function loadPostingDraft(owner: string): PostingDraft {
  const parsed = postingDraft.safeParse(loadDraft(owner, postingName));
  return parsed.success ? parsed.data : { posting: "" };
}

export const savePostingDraft = (owner: string, draft: PostingDraft) =>
  keep(owner, postingName, draft);
