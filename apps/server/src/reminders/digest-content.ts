import { interviewKinds } from "@postulo/domain/interview";
import { nextActions } from "@postulo/domain/next-action";
import { isClosed, isTerminalStage, stages } from "@postulo/domain/stage";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { withoutSession } from "../jobs/without-session.ts";

/** More than anybody reads in a mail. */
const maxRows = 500;

const tasks = z.array(
  z.object({
    job_title: z.string(),
    company_name: z.string(),
    title: z.string().nullable(),
    action: z.enum(nextActions).nullable(),
    due_date: z.string(),
  }),
);
export type DueTask = z.infer<typeof tasks>[number];

const interviews = z.array(
  z.object({
    job_title: z.string(),
    company_name: z.string(),
    kind: z.enum(interviewKinds),
    starts_at: z.coerce.date(),
    /** Of the interview, and of the person. */
    time_zone: z.string(),
    own_zone: z.string(),
    place: z.string().nullable(),
  }),
);
export type InterviewOfDay = z.infer<typeof interviews>[number];

const people = z.array(z.object({ country: z.string().nullable() }));

/** The content of a user's digest on a day: interviews by their hour, and of the tasks the longest overdue first. */
export interface DigestContent {
  /** As in the profile. */
  readonly country: string | null;
  readonly interviews: readonly InterviewOfDay[];
  readonly due: readonly DueTask[];
  readonly overdue: readonly DueTask[];
}

const endStages = stages.filter((stage) => isTerminalStage(stage));
const closedStages = stages.filter((stage) => isClosed(stage));

const findDue = `select a.job_title, a.company_name, t.title, t.action, t.due_date
  from public.task t join public.job_applied a on a.id = t.application_id
  where t.user_id = $1 and t.done_at is null and t.due_date <= $2 and t.reminder_set
    and (t.due_date = $2 or a.application_stage <> all ($3))
  order by t.due_date, a.company_name, a.job_title limit ${maxRows}`;
const findInterviews = `select a.job_title, a.company_name, i.kind, i.starts_at, i.time_zone, p.time_zone as own_zone, i.place
  from public.interview i join public.job_applied a on a.id = i.application_id
    join public.notification_preference p on p.user_id = i.user_id
  where i.user_id = $1 and (i.starts_at at time zone p.time_zone)::date = $2 and i.outcome is distinct from 'cancelled'
    and a.application_stage <> all ($3)
  order by i.starts_at limit ${maxRows}`;

/**
 * The interviews of a user on a day, and the reminders that are due then or overdue; of closed applications those of the day. Row-level security decides which rows are
 * theirs.
 */
export async function readDigest(
  pool: Pool,
  { userId, day }: { userId: string; day: string },
): Promise<DigestContent> {
  return asCaller(pool, withoutSession(userId), async (client) => {
    const met = await client.query(findInterviews, [userId, day, endStages]);
    const found = await client.query(findDue, [userId, day, closedStages]);
    const own = await client.query("select country from public.profile where user_id = $1", [
      userId,
    ]);
    const due = tasks.parse(found.rows);
    const isToday = ({ due_date: dueDate }: DueTask) => dueDate === day;
    return {
      country: people.parse(own.rows)[0]?.country ?? null,
      interviews: interviews.parse(met.rows),
      due: due.filter(isToday),
      overdue: due.filter((task) => !isToday(task)),
    };
  });
}
