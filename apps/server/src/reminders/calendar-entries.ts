import type { Language } from "@postulo/i18n/language";
import { createKeyReader } from "@postulo/i18n/translate";
import type { Translate } from "@postulo/i18n/translate";
import { nextActions } from "@postulo/domain/next-action";
import { isOver, pipelineGroupOf, stages } from "@postulo/domain/stage";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import type { Calendar, CalendarEntry } from "./calendar-text.ts";
import { calendarWordsEn } from "./calendar-words.en.ts";
import { calendarWordsFr } from "./calendar-words.fr.ts";
import { productWords } from "./product-words.ts";

const translate: Readonly<Record<Language, Translate<typeof calendarWordsEn>>> = {
  en: createKeyReader(calendarWordsEn, "en"),
  fr: createKeyReader(calendarWordsFr, "fr"),
};

/** The newest; nobody looks through more. */
const mostEntries = 2000;

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
    next_action_date: z.string().nullable(),
    reminder_set: z.boolean(),
    day: z.string(),
  }),
);
type Row = z.infer<typeof rows>[number];

const interviewStages = stages.filter((stage) => pipelineGroupOf(stage) === "interviews");
const endStages = stages.filter((stage) => isOver(stage));

/** The day of an interview without a date is that on which the application came to its stage. */
const findEntries = `select a.*, coalesce(a.next_action_date, (r.reached_at at time zone 'utc')::date) as day
  from (
    select id, version, job_title, company_name, job_url, location, application_stage, next_action, next_action_date, reminder_set
    from public.job_applied
    where user_id = $1 and (
      next_action_date is not null and (reminder_set or application_stage <> all ($3))
      or application_stage = any ($2)
    )
  ) as a
  left join lateral (
    select max(e.occurred_at) as reached_at from public.application_event e
    where e.application_id = a.id and e.field = 'application_stage' and e.new_value = a.application_stage
  ) as r on a.next_action_date is null
  where a.next_action_date is not null or r.reached_at is not null
  order by day desc, a.id limit ${mostEntries}`;

/**
 * The next actions and interviews of a person, one entry an application. What was deleted, lost its date or is over goes; only a
 * reminder that was set stays with an application that is over.
 */
export async function readCalendar(
  pool: Pool,
  { userId, language }: { userId: string; language: Language },
): Promise<Calendar> {
  const person = { role: "authenticated", claims: { sub: userId, role: "authenticated" } };
  const found = await asCaller(pool, person, (client) =>
    client.query(findEntries, [userId, interviewStages, endStages]),
  );
  const entries = rows.parse(found.rows).map((row) => entryOf(row, language));
  return { name: translate[language]("name"), entries };
}

function entryOf(row: Row, language: Language): CalendarEntry {
  const t = translate[language];
  const words = productWords[language];
  const stage = words(`stages.${row.application_stage}`);
  const action = row.next_action ? words(`nextActions.${row.next_action}`) : undefined;
  const isInterview = interviewStages.includes(row.application_stage);
  const interview = action ? t("interview", { stage, action }) : stage;
  const what = isInterview ? interview : (action ?? t("reminder"));
  const position = `${row.job_title}, ${row.company_name}`.replaceAll(/\s+/g, " ").trim();
  const isUndated = row.next_action_date === null;
  return {
    id: row.id,
    sequence: row.version,
    day: row.day,
    title: t("title", { what, position }),
    description: [t("stage", { stage }), ...(isUndated ? [t("undated")] : [])].join("\n"),
    location: row.location,
    url: row.job_url,
    isInterview,
    hasAlarm: row.reminder_set && !isUndated,
  };
}
