import type { Language } from "@postulo/i18n/language";
import { translateProduct } from "@postulo/i18n/translate-product";
import { interviewKinds } from "@postulo/domain/interview";
import { nextActions } from "@postulo/domain/next-action";
import { postingLink } from "@postulo/domain/search-url";
import { isTerminalStage, stages } from "@postulo/domain/stage";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { withoutSession } from "../jobs/without-session.ts";
import type { Calendar, CalendarEntry } from "./calendar-text.ts";
import { translateCalendar } from "./calendar-messages.ts";

/** Of each kind, the newest ones. */
const maxEntries = 2000;

const ofApplication = {
  id: z.string(),
  version: z.number(),
  application_id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  application_stage: z.enum(stages),
};
const tasks = z.array(
  z.object({
    ...ofApplication,
    location: z.string().nullable(),
    title: z.string().nullable(),
    action: z.enum(nextActions).nullable(),
    due_date: z.string(),
    reminder_set: z.boolean(),
  }),
);
const interviews = z.array(
  z.object({
    ...ofApplication,
    kind: z.enum(interviewKinds),
    starts_at: z.coerce.date(),
    duration_minutes: z.number().nullable(),
    place: z.string().nullable(),
    people: z.string().nullable(),
  }),
);
type TaskEntry = z.infer<typeof tasks>[number];
type InterviewEntry = z.infer<typeof interviews>[number];

const endStages = stages.filter((stage) => isTerminalStage(stage));

/** Only dates that the user entered: the day on which a stage was set is not the date of anything to come. */
const findTasks = `select t.id, t.version, t.application_id, a.job_title, a.company_name, a.job_url, a.location, a.application_stage, t.title, t.action,
    t.due_date, t.reminder_set
  from public.task t join public.job_applied a on a.id = t.application_id
  where t.user_id = $1 and t.done_at is null and t.due_date is not null and (t.reminder_set or a.application_stage <> all ($2))
  order by t.due_date desc, t.id limit ${maxEntries}`;
/** Those that a closed application had before it was closed stay; none is to come. */
const findInterviews = `select i.id, i.version, i.application_id, a.job_title, a.company_name, a.job_url, a.application_stage, i.kind, i.starts_at,
    i.duration_minutes, i.place, i.people
  from public.interview i join public.job_applied a on a.id = i.application_id
  where i.user_id = $1 and i.outcome is distinct from 'cancelled'
    and (i.starts_at < $3 or a.application_stage <> all ($2))
  order by i.starts_at desc, i.id limit ${maxEntries}`;

interface CalendarOwner extends Audience {
  readonly userId: string;
}

interface Audience {
  readonly language: Language;
  /** Where the pages of applications are. */
  readonly publicUrl: string;
}

/**
 * The open tasks of a user with a day, and the interviews. A deleted application has none; a closed one only tasks with a
 * reminder, and the interviews that were.
 */
export async function readCalendar(
  pool: Pool,
  { userId, ...audience }: CalendarOwner,
  now: Date,
): Promise<Calendar> {
  const user = withoutSession(userId);
  return asCaller(pool, user, async (client) => {
    const dated = await client.query(findTasks, [userId, endStages]);
    const met = await client.query(findInterviews, [userId, endStages, now]);
    return {
      name: translateCalendar(audience.language)("name"),
      entries: [
        ...tasks.parse(dated.rows).map((row) => taskEntry(row, audience)),
        ...interviews.parse(met.rows).map((row) => interviewEntry(row, audience)),
      ],
    };
  });
}

type Position = Pick<TaskEntry, "job_title" | "company_name">;

const positionOf = ({ job_title: title, company_name: company }: Position) =>
  `${title}, ${company}`.replaceAll(/\s+/g, " ").trim();

const pageOf = ({ application_id: id }: TaskEntry | InterviewEntry, { publicUrl }: Audience) =>
  `${publicUrl}/dashboard/applications/${id}`;

const stageOf = ({ application_stage: stage }: TaskEntry | InterviewEntry, language: Language) =>
  translateCalendar(language)("stage", { stage: translateProduct(language)(`stages.${stage}`) });

const linesOf = (lines: readonly string[]) => lines.filter((line) => line !== "").join("\n");

function taskEntry(row: TaskEntry, audience: Audience): CalendarEntry {
  const { language } = audience;
  const t = translateCalendar(language);
  const words = translateProduct(language);
  const what = row.action ? words(`nextActions.${row.action}`) : (row.title ?? t("reminder"));
  return {
    id: row.id,
    sequence: row.version,
    time: { kind: "day", day: row.due_date },
    title: t("title", { what, position: positionOf(row) }),
    description: linesOf([stageOf(row, language), postingLink(row.job_url)]),
    location: row.location,
    url: pageOf(row, audience),
    hasAlarm: row.reminder_set,
  };
}

function interviewEntry(row: InterviewEntry, audience: Audience): CalendarEntry {
  const { language } = audience;
  const t = translateCalendar(language);
  const words = translateProduct(language);
  const people = row.people ? [t("people", { people: row.people })] : [];
  return {
    id: row.id,
    sequence: row.version,
    time: { kind: "hour", startsAt: row.starts_at.toISOString(), minutes: row.duration_minutes },
    title: t("title", {
      what: words(`interviewKinds.${row.kind}`),
      position: positionOf(row),
    }),
    description: linesOf([...people, stageOf(row, language), postingLink(row.job_url)]),
    location: row.place,
    url: pageOf(row, audience),
    hasAlarm: true,
  };
}
