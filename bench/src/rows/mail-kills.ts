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
  /** Mails whose twin has another Message-ID. */
  readonly unlikeTwins: number;
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

const dueNow =
  "update public.digest_delivery set due_at = least(due_at, $1::timestamptz) where state = $2";
const left = `select (select count(*) from public.digest_delivery where state = 'waiting')::int
    + (select count(*) from private.mailing_list_mail)::int as waiting,
  (select count(*) from public.digest_delivery where state = 'sending')::int as sending`;

const confirmationsDueNow =
  "update private.mailing_list_mail set due_at = now() where due_at > now() + interval '5 seconds'";

/** Lets the time pass that postponed mails wait, until none is left. */
async function finish(database: TestDatabase): Promise<void> {
  let before = 0;
  for (let at = 0; at < 600; at += 1) {
    const [found] = await queryAgain<{ waiting: number; sending: number }>(database, left);
    const { waiting = 0, sending = 0 } = found ?? {};
    if (waiting + sending === 0) return;
    await queryAgain(database, dueNow, [now, "waiting"]);
    await queryAgain(database, confirmationsDueNow);
    // Those that no process is sending any more: the mail server takes a text in a tenth of this time.
    if (waiting === 0 && sending === before) await queryAgain(database, dueNow, [now, "sending"]);
    before = sending;
    await delay(500);
  }
  throw new Error("mails were left");
}

/** The Message-IDs of the mails to each address. */
function groupByAddress(mails: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const mail of mails) {
    const address = /^To: .*?([dc]\d+@example\.org)/m.exec(mail)?.[1] ?? "";
    const id = /^Message-ID:\s+<([^>]+)>/m.exec(mail)?.[1] ?? "";
    groups.set(address, [...(groups.get(address) ?? []), id]);
  }
  return groups;
}

function judge(mails: readonly string[]): MailOutcome {
  const groups = [...groupByAddress(mails)];
  const of = (kind: string) => groups.filter(([address]) => address.startsWith(kind));
  const twice = (kind: string) => of(kind).filter(([, ids]) => ids.length > 1).length;
  return {
    digestsTwice: twice("d"),
    digestsLost: digests - of("d").length,
    confirmationsTwice: twice("c"),
    confirmationsLost: confirmations - of("c").length,
    unlikeTwins: groups.filter(([, ids]) => new Set(ids).size > 1).length,
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

const under = "200 kills of processes and database";

export const mailKillRows: readonly Row[] = [
  {
    name: `digest mails of 400 never sent, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).digestsLost,
  },
  {
    name: `digest mails of 400 sent twice, ${under}`,
    unit: "mails",
    // A process that dies while the mail server takes the text, a twentieth of a second here, may have sent it or not: it is sent again.
    budget: { atMost: 20 },
    measure: async () => (await outcome()).digestsTwice,
  },
  {
    name: `confirmation mails of 200 lost, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).confirmationsLost,
  },
  {
    name: `confirmation mails of 200 sent twice, ${under}`,
    unit: "mails",
    budget: { atMost: 20 },
    measure: async () => (await outcome()).confirmationsTwice,
  },
  {
    name: `mails sent twice with different Message-IDs, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).unlikeTwins,
  },
];
