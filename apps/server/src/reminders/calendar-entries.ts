import type { Language } from "@postulo/i18n/language";
import { translateProduct } from "@postulo/i18n/translate-product";
import { nextActions } from "@postulo/domain/next-action";
import { isTerminalStage, stages } from "@postulo/domain/stage";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { withoutSession } from "../jobs/without-session.ts";
import type { Calendar, CalendarEntry } from "./calendar-text.ts";
import { translateCalendar } from "./calendar-messages.ts";

/** The newest ones. */
const maxEntries = 2000;

const rows = z.array(
  z.object({
    id: z.string(),
    version: z.number(),
    job_title: z.string(),
    company_name: z.string(),
    job_url: z.string(),
    location: z.string().nullable(),
    application_stage: z.enum(stages),
    next_action: z.enum(nextActions).nullable(),
    next_action_date: z.string(),
    reminder_set: z.boolean(),
  }),
);
type Row = z.infer<typeof rows>[number];

const endStages = stages.filter((stage) => isTerminalStage(stage));

/** Only dates that the user entered: the day on which a stage was set is not the date of anything to come. */
const findEntries = `select id, version, job_title, company_name, job_url, location, application_stage, next_action, next_action_date, reminder_set
  from public.job_applied
  where user_id = $1 and next_action_date is not null and (reminder_set or application_stage <> all ($2))
  order by next_action_date desc, id limit ${maxEntries}`;

/**
 * The dated next actions of a user, one task per application. A deleted or undated application has none; a closed one
 * only while its reminder is set.
 */
export async function readCalendar(
  pool: Pool,
  { userId, language }: { userId: string; language: Language },
): Promise<Calendar> {
  const user = withoutSession(userId);
  const found = await asCaller(pool, user, (client) =>
    client.query(findEntries, [userId, endStages]),
  );
  const entries = rows.parse(found.rows).map((row) => entryOf(row, language));
  return { name: translateCalendar(language)("name"), entries };
}

function entryOf(row: Row, language: Language): CalendarEntry {
  const t = translateCalendar(language);
  const words = translateProduct(language);
  const what = row.next_action ? words(`nextActions.${row.next_action}`) : t("reminder");
  const position = `${row.job_title}, ${row.company_name}`.replaceAll(/\s+/g, " ").trim();
  return {
    id: row.id,
    sequence: row.version,
    day: row.next_action_date,
    title: t("title", { what, position }),
    description: t("stage", { stage: words(`stages.${row.application_stage}`) }),
    location: row.location,
    url: row.job_url,
    hasAlarm: row.reminder_set,
  };
}
