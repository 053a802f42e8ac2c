import { newApplication, type ApplicationDraft } from "@postulo/domain/application";
import * as z from "zod/mini";
import type { Tracked } from "../requests.ts";
import type { Session } from "../session/current-session.ts";
import { jobUrl } from "./job-url.ts";

const rows = z.array(
  z.object({ job_title: z.string(), company_name: z.string(), applied_at: z.string() }),
);

/** The newest application to the same address; undefined when there is none. */
export async function findTracked({ client }: Session, url: string): Promise<Tracked | undefined> {
  const found = await client
    .from("job_applied")
    .select("job_title, company_name, applied_at")
    .eq("job_url", url)
    .order("applied_at", { ascending: false })
    .limit(1)
    .throwOnError();
  const row = rows.parse(found.data)[0];
  return (
    row && { jobTitle: row.job_title, companyName: row.company_name, appliedAt: row.applied_at }
  );
}

type Problems = Extract<ReturnType<typeof newApplication>, { kind: "invalid" }>["problems"];

export type Recorded =
  | { readonly kind: "recorded" }
  | { readonly kind: "alreadyTracked"; readonly tracked: Tracked }
  | { readonly kind: "invalid"; readonly problems: Problems };

const underway = new Map<string, Promise<Recorded>>();

async function insert(
  session: Session,
  draft: ApplicationDraft,
  again: boolean,
): Promise<Recorded> {
  const application = newApplication(draft, "extension");
  if (application.kind === "invalid") return { kind: "invalid", problems: application.problems };
  const row = {
    ...application.row,
    job_url: jobUrl(application.row.job_url),
    application_stage: "applied",
  };
  const tracked = again ? undefined : await findTracked(session, row.job_url);
  if (tracked) return { kind: "alreadyTracked", tracked };
  await session.client.from("job_applied").insert(row).throwOnError();
  return { kind: "recorded" };
}

/**
 * Records that the person sent an application. The same one asked for twice at once is recorded once; one with the same
 * address as before only when the person was told and said `again`.
 */
export function recordApplication(
  session: Session,
  draft: ApplicationDraft,
  again: boolean,
): Promise<Recorded> {
  const key = `${session.userId} ${draft.jobUrl}`;
  const recording =
    underway.get(key) ?? insert(session, draft, again).finally(() => underway.delete(key));
  underway.set(key, recording);
  return recording;
}
