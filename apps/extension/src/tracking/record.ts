import type { PostedValues, Tracked } from "@postulo/contract/extension-messages";
import type { Receipt } from "@postulo/contract/receipt";
import { newApplication, type ApplicationDraft } from "@postulo/domain/new-application";
import type { Session } from "../session/current-session.ts";
import { findTracked } from "./earlier-applications.ts";
import { jobUrl } from "./job-url.ts";

type Problems = Extract<ReturnType<typeof newApplication>, { kind: "invalid" }>["problems"];

export type Recorded =
  | { readonly kind: "recorded" }
  | { readonly kind: "alreadyTracked"; readonly tracked: Tracked }
  | { readonly kind: "invalid"; readonly problems: Problems };

const underway = new Map<string, Promise<Recorded>>();

/** An application to record; `again` when the user confirmed that it is already recorded. */
type Recording = {
  readonly draft: ApplicationDraft;
  readonly posted?: PostedValues | undefined;
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

async function insert(session: Session, recording: Recording): Promise<Recorded> {
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
  const tracked = again ? undefined : await findTracked(session, row.job_url);
  if (tracked) return { kind: "alreadyTracked", tracked };
  await session.client.from("job_applied").insert(row).throwOnError();
  return { kind: "recorded" };
}

/**
 * Records a sent application, or saves a job. Concurrent requests for the same one record it once; one with the URL of an earlier
 * application is recorded only with `again`.
 */
export function recordApplication(session: Session, recording: Recording): Promise<Recorded> {
  const key = `${session.userId} ${recording.saved ? "save" : "record"} ${recording.draft.job_url}`;
  const running =
    underway.get(key) ?? insert(session, recording).finally(() => underway.delete(key));
  underway.set(key, running);
  return running;
}
