import { nextActions } from "@postulo/domain/next-action";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { withoutSession } from "../jobs/without-session.ts";

/** More than anybody reads in a mail. */
const maxRows = 500;

const rows = z.array(
  z.object({
    job_title: z.string(),
    company_name: z.string(),
    next_action: z.enum(nextActions).nullable(),
    next_action_date: z.string(),
  }),
);
export type DueApplication = z.infer<typeof rows>[number];

/** The content of a user's digest on a day; the longest overdue first. */
export interface DigestContent {
  readonly due: readonly DueApplication[];
  readonly overdue: readonly DueApplication[];
}

const findDue = `select job_title, company_name, next_action, next_action_date
  from public.job_applied
  where user_id = $1 and next_action_date <= $2 and reminder_set
  order by next_action_date, company_name, job_title limit ${maxRows}`;

/** The reminders of a user that are due on a day or overdue. Row-level security decides which rows are theirs. */
export async function readDigest(
  pool: Pool,
  { userId, day }: { userId: string; day: string },
): Promise<DigestContent> {
  const user = withoutSession(userId);
  const found = await asCaller(pool, user, (client) => client.query(findDue, [userId, day]));
  const due = rows.parse(found.rows);
  const isToday = ({ next_action_date }: DueApplication) => next_action_date === day;
  return { due: due.filter(isToday), overdue: due.filter((row) => !isToday(row)) };
}
