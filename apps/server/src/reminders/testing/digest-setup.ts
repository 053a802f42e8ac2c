import { connectAsAuthenticator } from "@postulo/postgres/authenticator";
import { createPool } from "@postulo/postgres/pool";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import type { ClientConfig } from "pg";
import { createMailTurns } from "../../mail/mail-turns.ts";
import { openMail } from "../../mail/open-mail.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { createDigestQueue } from "../digest-queue.ts";

export const publicUrl = "https://jobs.example.org";
/** In Paris, as all these times. */
export const before8 = "2026-11-23T06:59:59Z";
export const at8 = "2026-11-23T07:00:00Z";

/** The digest part of a server process: its own connections to database and mail server. */
function openProcess(connection: ClientConfig, smtpUrl: string) {
  const pool = createPool({ ...connection, max: 4 });
  const mail = openMail({
    smtpUrl,
    from: "Postulo <jobs@example.org>",
    publicUrl,
    inboxFolder: "unused",
    log: () => {},
  });
  const options = { pool, publicUrl, deliver: mail.deliver, inMailTurn: createMailTurns() };
  return {
    run: (now: string) =>
      createDigestQueue({ ...options, now: () => new Date(now) })(new AbortController().signal),
    end: async () => {
      await mail.close();
      await pool.end();
    },
  };
}

interface Wish {
  email: string;
  zone?: string;
  hour?: number;
  language?: "en" | "fr";
  since?: string;
}

/** What people ask the digests for. */
function openPeople(database: TestDatabase) {
  const { admin } = database;
  /** A user subscribed to the daily email for a long time. */
  const subscriber = async ({ email, zone = "Europe/Paris", hour = 8, ...wish }: Wish) => {
    const userId = await database.createUser(email);
    await admin.query(
      "insert into public.notification_preference (user_id, digest, digest_hour, time_zone, language) values ($1, true, $2, $3, $4)",
      [userId, hour, zone, wish.language ?? "en"],
    );
    await admin.query(
      "update public.notification_preference set digest_set_at = $2 where user_id = $1",
      [userId, wish.since ?? "2026-01-01"],
    );
    return userId;
  };
  const plan = (userId: string, title: string, values: Record<string, unknown>) =>
    admin.query(
      `insert into public.job_applied (user_id, job_title, company_name, job_url, application_stage, next_action, next_action_date, reminder_set)
       select $1, $2, 'Acme', 'https://acme.test', coalesce(r.application_stage, 'applied'), r.next_action, r.next_action_date, coalesce(r.reminder_set, false)
       from jsonb_populate_record(null::public.job_applied, $3) r`,
      [userId, title, values],
    );
  const remind = (userId: string, day: string) =>
    plan(userId, "Cook", { next_action: "followUp", next_action_date: day, reminder_set: true });
  const states = async () => {
    const { rows } = await admin.query<{ state: string }>(
      "select state from public.digest_delivery order by day, user_id",
    );
    return rows.map(({ state }) => state);
  };
  return { subscriber, plan, remind, states };
}

/** A database, a mail server, and two processes that send digests from one to the other. */
export async function openDigests() {
  const [database, mailServer] = await Promise.all([createTestDatabase(), MailServer.start()]);
  const connection = await connectAsAuthenticator(database.owner);
  const first = openProcess(connection, mailServer.url);
  const second = openProcess(connection, mailServer.url);
  return {
    database,
    mailServer,
    connection,
    first,
    second,
    ...openPeople(database),
    recipients: () =>
      mailServer.taken
        .map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1] ?? "")
        .toSorted((one, other) => (one < other ? -1 : 1)),
    reset: async () => {
      mailServer.reset();
      await database.admin.query("delete from auth.users");
    },
    end: async () => {
      await Promise.all([first.end(), second.end()]);
      await mailServer.stop();
      await database.drop();
    },
  };
}
