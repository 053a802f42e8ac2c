import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connectAsAuthenticator } from "@postulo/postgres/authenticator";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { judgeMails } from "../killed-senders.ts";
import type { MailOutcome, Sender } from "../killed-senders.ts";
import { MailServer } from "@postulo/server/mail-server";
import type { Row } from "../row.ts";

const kills = 200;
/** Every so often a process of the database is killed instead, which ends all of its connections. */
const databaseKillEvery = 10;
const workers = 3;
const digests = 400;
const confirmations = 200;
/** Until the mail server acknowledges a text. */
const replyMs = 50;
const now = "2026-11-23T07:00:00Z";
const worker = path.resolve(
  import.meta.dirname,
  "../../../apps/server/src/jobs/testing/mail-worker.ts",
);

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

/** Starts a mail server and a process that sends mails to it. */
async function startSender(connection: unknown): Promise<Sender> {
  const mailServer = await MailServer.start();
  const sender: Sender = { mailServer, takenAt: [], child: undefined, killedAt: undefined };
  mailServer.onText = (_text, done) => {
    sender.takenAt.push(performance.now());
    setTimeout(done, replyMs);
  };
  const given = [JSON.stringify(connection), mailServer.url, now];
  const child = spawn(process.execPath, [worker, ...given], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  sender.child = child;
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  return sender;
}

function killSender(sender: Sender | undefined): void {
  if (!sender) return;
  sender.killedAt = performance.now();
  sender.child?.kill("SIGKILL");
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

let measured: Promise<MailOutcome> | undefined;

async function killWhileSending(): Promise<MailOutcome> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const connection = await connectAsAuthenticator(database.owner);
  await fill(database);
  const senders: Sender[] = [];
  const start = async () => {
    const sender = await startSender(connection);
    senders.push(sender);
    return sender;
  };
  const running = await Promise.all(Array.from({ length: workers }, start));
  for (let at = 1; at <= kills; at += 1) {
    await delay(20 + Math.random() * 200);
    if (at % databaseKillEvery === 0) {
      await killDatabaseProcess(database);
      await queryAgain(database, "select");
      continue;
    }
    const index = at % workers;
    killSender(running[index]);
    running[index] = await start();
  }
  await finish(database);
  for (const { child } of running) child?.kill("SIGKILL");
  for (const { mailServer } of senders) await mailServer.stop();
  await database.drop();
  await cluster.stop();
  return judgeMails(senders, replyMs);
}

const outcome = () => (measured ??= killWhileSending());

const under = "200 kills of processes and database";

export const mailKillRows: readonly Row[] = [
  {
    name: `digest mails of 400 never sent, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => digests - (await outcome()).digests,
  },
  {
    name: `confirmation mails of 200 lost, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => confirmations - (await outcome()).confirmations,
  },
  {
    // A process that dies while the mail server takes the text may have sent it or not: it is sent again.
    name: `mails of one killed process sent twice, ${under}`,
    unit: "mails",
    budget: { atMost: 1 },
    measure: async () => (await outcome()).mostOfOneProcess,
  },
  {
    name: `mails of 600 sent twice, killed before the reply, ${under}`,
    unit: "mails",
    budget: { atMost: 60 },
    measure: async () => (await outcome()).twiceBeforeReply,
  },
  {
    name: `mails of 600 sent twice, killed after the reply, ${under}`,
    unit: "mails",
    budget: { atMost: 20 },
    measure: async () => (await outcome()).twiceAfterReply,
  },
  {
    name: `mails sent twice with different Message-IDs, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).unlikeTwins,
  },
];
