import { nextActions } from "@postulo/domain/next-action";
import { pipelineGroupOf, stages } from "@postulo/domain/stage";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";

/** More than anybody reads in a mail. */
const mostRows = 500;

const rows = z.array(
  z.object({
    job_title: z.string(),
    company_name: z.string(),
    application_stage: z.enum(stages),
    next_action: z.enum(nextActions).nullable(),
    next_action_date: z.string(),
  }),
);
export type DueApplication = z.infer<typeof rows>[number];

/** What a person has to be told on a day; the longest overdue first. */
export interface DigestContent {
  readonly interviews: readonly DueApplication[];
  readonly due: readonly DueApplication[];
  readonly overdue: readonly DueApplication[];
}

const findDue = `select job_title, company_name, application_stage, next_action, next_action_date
  from public.job_applied
  where user_id = $1 and next_action_date <= $2
    and (reminder_set or next_action_date = $2 and application_stage = any ($3))
  order by next_action_date, company_name, job_title limit ${mostRows}`;

const interviewStages = stages.filter((stage) => pipelineGroupOf(stage) === "interviews");

/**
 * Reads as the person, so that row security decides what is theirs. An interview is of the day when the application stands at
 * one of its stages and its next action is on that day; every other action is told only when a reminder was set.
 */
export async function readDigest(
  pool: Pool,
  { userId, day }: { userId: string; day: string },
): Promise<DigestContent> {
  const person = { role: "authenticated", claims: { sub: userId, role: "authenticated" } };
  const found = await asCaller(pool, person, (client) =>
    client.query(findDue, [userId, day, interviewStages]),
  );
  const due = rows.parse(found.rows);
  const isToday = ({ next_action_date }: DueApplication) => next_action_date === day;
  const isInterview = (row: DueApplication) =>
    isToday(row) && interviewStages.includes(row.application_stage);
  return {
    interviews: due.filter(isInterview),
    due: due.filter((row) => isToday(row) && !isInterview(row)),
    overdue: due.filter((row) => !isToday(row)),
  };
}
