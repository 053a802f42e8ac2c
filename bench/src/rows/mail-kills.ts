import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connectAsAuthenticator } from "@postulo/postgres/authenticator";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { MailServer } from "@postulo/server/mail-server";
import type { Row } from "../row.ts";

const kills = 200;
/** Every so often a process of the database is killed instead, which ends all of its connections. */
const databaseKillEvery = 10;
const workers = 3;
const digests = 400;
const confirmations = 200;
const now = "2026-11-23T07:00:00Z";
const worker = path.resolve(
  import.meta.dirname,
  "../../../apps/server/src/jobs/testing/mail-worker.ts",
);

interface MailOutcome {
  readonly digestsTwice: number;
  /** Never sent, and no longer to be sent. */
  readonly digestsLost: number;
  readonly confirmationsTwice: number;
  readonly confirmationsLost: number;
}

async function fill({ admin }: TestDatabase): Promise<void> {
  await admin.query(
    `insert into auth.users (aud, role, email, email_confirmed_at)
     select 'authenticated', 'authenticated', 'd' || n || '@example.org', now() from generate_series(1, $1) n`,
    [digests],
  );
  await admin.query(
    "insert into public.notification_preference (user_id, digest, digest_hour, time_zone, language) select id, true, 8, 'Europe/Paris', 'en' from auth.users",
  );
  await admin.query("update public.notification_preference set digest_set_at = '2026-01-01'");
  await admin.query(
    `insert into public.job_applied (user_id, job_title, company_name, job_url, application_stage, next_action, next_action_date, reminder_set)
     select id, 'Cook', 'Acme', 'https://acme.test', 'applied', 'followUp', '2026-11-23', true from auth.users`,
  );
  for (let at = 1; at <= confirmations; at += 1)
    await admin.query("select public.newsletter_signup($1)", [`c${at}@example.org`]);
}

async function startWorker(connection: unknown, smtpUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [worker, JSON.stringify(connection), smtpUrl, now], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  return child;
}

async function killDatabaseProcess(database: TestDatabase): Promise<void> {
  const [found] = await queryAgain<{ pid: number }>(
    database,
    "select pid from pg_stat_activity where usename = 'authenticator' and datname = current_database() order by random() limit 1",
  );
  if (found) process.kill(found.pid, "SIGKILL");
}

/** Queries until the database answers: after a crash of one of its processes it replays its log. */
async function queryAgain<T extends object>(
  { admin }: TestDatabase,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  for (let at = 0; at < 200; at += 1) {
    const found = await admin.query<T>(statement, values).catch(() => undefined);
    if (found) return found.rows;
    await delay(50);
  }
  throw new Error("the database did not come back");
}

const dueNow = `update public.digest_delivery set due_at = least(due_at, $1::timestamptz) where state = 'waiting'`;
const left = `select (select count(*) from public.digest_delivery where state = 'waiting')::int
  + (select count(*) from private.mailing_list_mail)::int as count`;

const confirmationsDueNow =
  "update private.mailing_list_mail set due_at = now() where due_at > now() + interval '5 seconds'";

/** Lets the time pass that postponed mails wait, until none is left. */
async function finish(database: TestDatabase): Promise<void> {
  for (let at = 0; at < 600; at += 1) {
    const [found] = await queryAgain<{ count: number }>(database, left);
    if (found?.count === 0) return;
    await queryAgain(database, dueNow, [now]);
    await queryAgain(database, confirmationsDueNow);
    await delay(500);
  }
  throw new Error("mails were left");
}

function count(mails: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mail of mails) {
    const address = /^To: .*?([dc]\d+@example\.org)/m.exec(mail)?.[1] ?? "";
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

function judge(mails: readonly string[]): MailOutcome {
  const counts = count(mails);
  const twice = (kind: string) =>
    [...counts].filter(([address, times]) => address.startsWith(kind) && times > 1).length;
  const sent = (kind: string) =>
    [...counts.keys()].filter((address) => address.startsWith(kind)).length;
  return {
    digestsTwice: twice("d"),
    digestsLost: digests - sent("d"),
    confirmationsTwice: twice("c"),
    confirmationsLost: confirmations - sent("c"),
  };
}

let measured: Promise<MailOutcome> | undefined;

async function killWhileSending(): Promise<MailOutcome> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const mailServer = await MailServer.start();
  mailServer.onText = (_text, done) => void setTimeout(done, 50);
  const connection = await connectAsAuthenticator(database.owner);
  await fill(database);
  const start = () => startWorker(connection, mailServer.url);
  const running = await Promise.all(Array.from({ length: workers }, start));
  for (let at = 1; at <= kills; at += 1) {
    await delay(20 + Math.random() * 200);
    if (at % databaseKillEvery === 0) {
      await killDatabaseProcess(database);
      await queryAgain(database, "select");
      continue;
    }
    const index = at % workers;
    running[index]?.kill("SIGKILL");
    running[index] = await start();
  }
  await finish(database);
  for (const child of running) child.kill("SIGKILL");
  await mailServer.stop();
  await database.drop();
  await cluster.stop();
  return judge(mailServer.taken);
}

const outcome = () => (measured ??= killWhileSending());

export const mailKillRows: readonly Row[] = [
  {
    name: "digest mails sent twice, 200 kills of processes and database",
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).digestsTwice,
  },
  {
    name: "digest mails of 400 never sent, 200 kills of processes and database",
    unit: "mails",
    // A process that dies while the mail server takes the text may have sent it or not: it is not sent again.
    budget: { atMost: 20 },
    measure: async () => (await outcome()).digestsLost,
  },
  {
    name: "confirmation mails of 200 lost, 200 kills of processes and database",
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).confirmationsLost,
  },
  {
    name: "confirmation mails of 200 sent twice, 200 kills of processes and database",
    unit: "mails",
    // One that was cut off in that moment is sent again: without it nobody can confirm.
    budget: { atMost: 20 },
    measure: async () => (await outcome()).confirmationsTwice,
  },
];
