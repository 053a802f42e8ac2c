import type { PostedValues, Tracked } from "@postulo/contract/extension-visit";
import type { Receipt } from "@postulo/contract/receipt";
import {
  newApplication,
  searchUrl,
  type ApplicationDraft,
  type NewApplication,
} from "@postulo/domain/new-application";
import { isSearchUrl } from "@postulo/domain/search-url";
import type { Session } from "../session/current-session.ts";
import {
  findSaved,
  findSavedByName,
  findTracked,
  findTrackedByName,
} from "./earlier-applications.ts";
import { jobUrl } from "./job-url.ts";
import type { PostedFacts } from "./posted-facts.ts";

type Problems = Extract<ReturnType<typeof newApplication>, { kind: "invalid" }>["problems"];

export type Recorded =
  | {
      readonly kind: "recorded";
      readonly id: string | undefined;
      /** Whether it was among the saved jobs before. */
      readonly wasSaved: boolean;
    }
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
  readonly job: Parameters<typeof findSavedByName>[1];
  readonly url: string;
  readonly appliedAt: string | null | undefined;
  readonly receipt: Receipt | undefined;
}

/**
 * Marks a job that was only saved as applied to. Its other columns stay as they are, except a web search in the place of a
 * link; only what the extension saved can have a receipt, and a stored one stays as it is. @returns its id; undefined when there is none.
 */
async function applyToSaved(
  session: Session,
  { job: named, url, appliedAt, receipt }: SentApplication,
): Promise<string | undefined> {
  const job = (await findSaved(session, url)) ?? (await findSavedByName(session, named));
  if (!job) return undefined;
  const isWithout = (job.receipt ?? null) === null;
  const getsReceipt = receipt !== undefined && job.application_method === "extension" && isWithout;
  const updated = await session.client
    .from("job_applied")
    .update({
      application_stage: "applied",
      applied_at: appliedAt,
      ...(getsReceipt ? { receipt } : {}),
      ...(isSearchUrl(job.job_url) ? { job_url: url } : {}),
    })
    .eq("id", job.id)
    .eq("application_stage", "saved")
    .select("id")
    .throwOnError();
  return updated.data.length > 0 ? job.id : undefined;
}

/** The link of a draft: for a page of results, which several jobs share, a search for this job. */
function linkOf({ job_url: url, job_title, company_name }: NewApplication): string {
  return isSearchUrl(url) ? searchUrl(job_title, company_name) : jobUrl(url);
}

async function store(session: Session, recording: Recording): Promise<Recorded> {
  const { draft, posted, receipt, again, saved } = recording;
  const application = newApplication(draft, "extension");
  if (application.kind === "invalid") return { kind: "invalid", problems: application.problems };
  const row = {
    ...posted,
    ...application.row,
    job_url: linkOf(application.row),
    application_stage: "applied",
    ...(receipt ? { receipt } : {}),
    ...(saved ? savedColumns(draft, saved.postingText) : {}),
  };
  const { job_title, company_name, location } = row;
  const job = { job_title, company_name, location: location ?? "" };
  const sent = { job, url: row.job_url, appliedAt: row.applied_at, receipt };
  const applied = saved ? undefined : await applyToSaved(session, sent);
  if (applied !== undefined) return { kind: "recorded", id: applied, wasSaved: true };
  const tracked = again
    ? undefined
    : ((await findTracked(session, row.job_url, true)) ?? (await findTrackedByName(session, job)));
  if (tracked) return { kind: "alreadyTracked", tracked };
  const inserted = await session.client.from("job_applied").insert(row).select("id").throwOnError();
  return { kind: "recorded", id: inserted.data[0]?.id, wasSaved: false };
}

/**
 * Takes back an application: a job that was saved before is only saved again. @returns whether it was still as the extension
 * had recorded it.
 */
export async function takeBackApplication(
  { client }: Session,
  { id, wasSaved }: { readonly id: string; readonly wasSaved: boolean },
): Promise<boolean> {
  const table = client.from("job_applied");
  const change = wasSaved
    ? table.update({ application_stage: "saved", applied_at: null, receipt: null })
    : table.delete();
  const taken = await change
    .eq("id", id)
    .eq("application_stage", "applied")
    .select("id")
    .throwOnError();
  return taken.data.length > 0;
}

/**
 * Records a sent application, or saves a job. Concurrent requests for the same one record it once; of a saved job, the row
 * becomes the application. One with the URL, or the title and company, of an earlier application is recorded only with `again`.
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
