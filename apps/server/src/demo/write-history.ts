import { fold } from "@postulo/lexicon/fold";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { DemoApplication } from "@postulo/domain/demo/demo-applications";
import { demoInterviews } from "@postulo/domain/demo/demo-interviews";
import { demoPostings } from "@postulo/domain/demo/demo-postings";
import type { LetterLanguage } from "@postulo/domain/letter-language";

const dayMs = 86_400_000;
/** Things happen at these hours, one application at another than the next. */
const hours = [8, 9, 10, 11, 13, 14, 15, 16, 17];

/** Writes as the user, with row-level security. */
const become =
  "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)";
/** The owner of the tables may say when something happened. */
const happen = "select set_config('postulo.happened_at', $1, true)";

const insert = `insert into public.job_applied (
    job_title, company_name, job_url, location, applied_at, source, application_method,
    contact_name, contact_email, next_action, next_action_date, reminder_set, tags, posting_text
  ) values ($1, $2, $3, $4, $5, $6, 'extension', $7, $8, $9, $10, $11, $12, $13) returning id`;
const insertInterview = `insert into public.interview (
    application_id, kind, starts_at, time_zone, duration_minutes, place, people
  ) values ($1, $2, $3, $4, $5, $6, $7)`;
const setStage = "update public.job_applied set application_stage = $2 where id = $1";
const setPriority = "update public.job_applied set priority_level = $2 where id = $1";

const ids = z.tuple([z.object({ id: z.string() })]);

interface Search {
  userId: string;
  applications: readonly DemoApplication[];
  language: LetterLanguage;
  now: Date;
}

/**
 * Writes applications with their history, by the updates that the web app sends. The pool must be the owner's, who
 * can set the times of events.
 */
export async function writeHistory(
  owner: Pool,
  { userId, applications, language, now }: Search,
): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query(become, [JSON.stringify({ sub: userId, role: "authenticated" })]);
    for (const [position, application] of applications.entries()) {
      await writeApplication(client, application, { position, language, now });
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function writeApplication(
  client: PoolClient,
  application: DemoApplication,
  { position, language, now }: { position: number; language: LetterLanguage; now: Date },
): Promise<void> {
  const { daysAgo, contact, plan } = application;
  const sentAt = momentOf(now, -daysAgo, position);
  await client.query(happen, [sentAt.toISOString()]);
  const { rows } = await client.query(insert, [
    application.title,
    application.company,
    demoPosting(application, position),
    application.place,
    dayOf(sentAt),
    application.source,
    contact ?? null,
    contact === undefined
      ? null
      : `${wordOf(contact).replaceAll("-", ".")}@${wordOf(application.company)}.example`,
    plan?.action ?? null,
    plan === undefined ? null : dayOf(momentOf(now, plan.inDays, position)),
    plan?.isReminder ?? false,
    application.tags,
    postingOf(application, language),
  ]);
  const [{ id }] = ids.parse(rows);
  for (const { daysLater, change } of application.steps) {
    await client.query(happen, [
      momentOf(now, daysLater - daysAgo, position + daysLater).toISOString(),
    ]);
    if ("stage" in change) await client.query(setStage, [id, change.stage]);
    else await client.query(setPriority, [id, change.priority]);
  }
  await writeInterviews(client, { id, company: application.company, now });
}

async function writeInterviews(
  client: PoolClient,
  { id, company, now }: { id: string; company: string; now: Date },
): Promise<void> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const interviews = demoInterviews(now.getTime(), timeZone);
  for (const interview of interviews.filter((one) => one.company === company)) {
    const { kind, starts_at: startsAt, duration_minutes: minutes, place, people } = interview;
    await client.query(insertInterview, [id, kind, startsAt, timeZone, minutes, place, people]);
  }
}

const postingOf = ({ company }: DemoApplication, language: LetterLanguage): string | null =>
  demoPostings[language].find((posting) => posting.company === company)?.text ?? null;

/** Where the job was posted: an address that leads nowhere. */
export const demoPosting = ({ company }: DemoApplication, position: number) =>
  `https://careers.${wordOf(company)}.example/jobs/${1000 + position * 37}`;

function momentOf(now: Date, days: number, position: number): Date {
  const moment = new Date(now.getTime() + days * dayMs);
  moment.setUTCHours(hours[position % hours.length] ?? 9, (position * 17) % 60, 0, 0);
  return moment;
}

/** `YYYY-MM-DD`, so many days from now. */
export const demoDay = (now: Date, days: number) => dayOf(momentOf(now, days, 0));

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** As a URL slug. */
const wordOf = (name: string) =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
