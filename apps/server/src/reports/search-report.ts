import { pipelineGroupOf, stages } from "@postulo/domain/stage";
import { stageStays } from "@postulo/domain/stage-history";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";

/** A period, both days in it, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const stage = z.enum(stages);
const rows = z.array(
  z.object({
    id: z.string(),
    applied_at: z.string(),
    company_name: z.string(),
    job_title: z.string(),
    location: z.string().nullable(),
    source: z.string().nullable(),
    application_stage: stage,
    history: z.array(z.object({ from: stage.nullable(), to: stage, at: z.number() })),
  }),
);
type ReportedApplication = z.infer<typeof rows>[number];

const people = z.array(z.object({ name: z.string(), country: z.string().nullable() }));

export const totalNames = [
  "applications",
  "interviews",
  "offers",
  "rejected",
  "unanswered",
] as const;
type TotalName = (typeof totalNames)[number];

/** A user's job search in a period. */
export interface SearchReport {
  /** As in the profile; the e-mail address when there is no name. */
  readonly name: string;
  /** As in the profile. */
  readonly country: string | null;
  readonly period: Period;
  /** The earliest first. */
  readonly applications: readonly ReportedApplication[];
  readonly totals: Readonly<Record<TotalName, number>>;
}

/** A saved posting is no application yet. */
const findApplications = `select a.id, a.applied_at, a.company_name, a.job_title, a.location, a.source, a.application_stage,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', e.old_value, 'to', e.new_value, 'at', extract(epoch from e.occurred_at) * 1000
      ) order by e.occurred_at), '[]')
      from public.application_event e where e.application_id = a.id and e.field = 'application_stage'
    ) as history
  from public.job_applied a
  where a.user_id = $1 and a.applied_at between $2 and $3 and a.application_stage <> 'saved'
  order by a.applied_at, a.company_name, a.job_title, a.id`;

const findPerson = `select coalesce(nullif(btrim(concat_ws(' ', first_name, last_name)), ''), email, '') as name, country
  from public.profile where user_id = $1`;

/** Reads as the user, with row-level security. */
export function readSearchReport(
  pool: Pool,
  { caller, userId, period }: { caller: Caller; userId: string; period: Period },
): Promise<SearchReport> {
  return asCaller(pool, caller, async (client) => {
    const [found, named] = await Promise.all([
      client.query(findApplications, [userId, period.from, period.to]),
      client.query(findPerson, [userId]),
    ]);
    const applications = rows.parse(found.rows);
    const { name = "", country = null } = people.parse(named.rows)[0] ?? {};
    return { name, country, period, applications, totals: totalsOf(applications) };
  });
}

/** Interviews and offers count as reached even after a rejection: like the statistics, without corrected mistakes. */
function totalsOf(applications: readonly ReportedApplication[]): Record<TotalName, number> {
  const count = (isSo: (application: ReportedApplication) => boolean) =>
    applications.filter(isSo).length;
  const isAt =
    (...wanted: readonly string[]) =>
    (application: ReportedApplication) =>
      wanted.includes(application.application_stage);
  return {
    applications: applications.length,
    interviews: count((application) => hasReached(application, "interviews")),
    offers: count((application) => hasReached(application, "offer")),
    rejected: count(isAt("rejected")),
    unanswered: count(isAt("applied", "noResponse")),
  };
}

function hasReached(
  { id, application_stage: now, history }: ReportedApplication,
  group: "interviews" | "offer",
): boolean {
  const events = history.map(({ from, to, at }) => ({
    applicationId: id,
    from: from ?? undefined,
    to,
    at,
  }));
  return [...stageStays(events).map((visit) => visit.stage), now].some(
    (reached) => pipelineGroupOf(reached) === group,
  );
}
