import type { PostedValues, Tracked } from "@postulo/contract/extension-messages";
import type { Receipt } from "@postulo/contract/receipt";
import { newApplication, type ApplicationDraft } from "@postulo/domain/new-application";
import type { Session } from "../session/current-session.ts";
import { findSaved, findTracked } from "./earlier-applications.ts";
import { jobUrl } from "./job-url.ts";
import type { PostedFacts } from "./posted-facts.ts";

type Problems = Extract<ReturnType<typeof newApplication>, { kind: "invalid" }>["problems"];

export type Recorded =
  | { readonly kind: "recorded" }
  | { readonly kind: "alreadyTracked"; readonly tracked: Tracked }
  | { readonly kind: "invalid"; readonly problems: Problems };

interface Underway {
  readonly isSaving: boolean;
  readonly recorded: Promise<Recorded>;
}
const underway = new Map<string, Underway>();

/** An application to record; `again` when the user confirmed that it is already recorded. */
type Recording = {
  readonly draft: ApplicationDraft;
  readonly posted?: PostedValues | PostedFacts | undefined;
  readonly receipt?: Receipt | undefined;
  readonly again: boolean;
  /** Saves the job for later instead, with the text of its posting. */
  readonly saved?: { readonly postingText: string | null };
};

/** The columns by which a job that is only saved differs from a sent application. */
const savedColumns = (draft: ApplicationDraft, postingText: string | null) => ({
  application_stage: "saved",
  applied_at: null,
  saved_at: draft.applied_at,
  posting_text: postingText,
});

interface SentApplication {
  readonly url: string;
  readonly appliedAt: string | null | undefined;
  readonly receipt: Receipt | undefined;
}

/**
 * Marks a job that was only saved as applied to. Its other columns stay as they are; only what the extension saved can have a
 * receipt. @returns whether there is such a job.
 */
async function applyToSaved(
  session: Session,
  { url, appliedAt, receipt }: SentApplication,
): Promise<boolean> {
  const job = await findSaved(session, url);
  if (!job) return false;
  const hasReceipt = receipt !== undefined && job.application_method === "extension";
  const updated = await session.client
    .from("job_applied")
    .update({
      application_stage: "applied",
      applied_at: appliedAt,
      ...(hasReceipt ? { receipt } : {}),
    })
    .eq("id", job.id)
    .eq("application_stage", "saved")
    .select("id")
    .throwOnError();
  return updated.data.length > 0;
}

async function store(session: Session, recording: Recording): Promise<Recorded> {
  const { draft, posted, receipt, again, saved } = recording;
  const application = newApplication(draft, "extension");
  if (application.kind === "invalid") return { kind: "invalid", problems: application.problems };
  const row = {
    ...posted,
    ...application.row,
    job_url: jobUrl(application.row.job_url),
    application_stage: "applied",
    ...(receipt ? { receipt } : {}),
    ...(saved ? savedColumns(draft, saved.postingText) : {}),
  };
  const sent = { url: row.job_url, appliedAt: row.applied_at, receipt };
  if (!saved && (await applyToSaved(session, sent))) return { kind: "recorded" };
  const tracked = again ? undefined : await findTracked(session, row.job_url);
  if (tracked) return { kind: "alreadyTracked", tracked };
  await session.client.from("job_applied").insert(row).throwOnError();
  return { kind: "recorded" };
}

/**
 * Records a sent application, or saves a job. Concurrent requests for the same one record it once; of a saved job, the row
 * becomes the application. One with the URL of an earlier application is recorded only with `again`.
 */
export function recordApplication(session: Session, recording: Recording): Promise<Recorded> {
  const key = `${session.userId} ${recording.draft.job_url}`;
  const isSaving = recording.saved !== undefined;
  const running = underway.get(key);
  if (running?.isSaving === isSaving) return running.recorded;
  const before = running?.recorded.catch(() => {}) ?? Promise.resolve();
  const recorded = before
    .then(() => store(session, recording))
    .finally(() => {
      if (underway.get(key)?.recorded === recorded) underway.delete(key);
    });
  underway.set(key, { isSaving, recorded });
  return recorded;
}
