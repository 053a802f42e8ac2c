import { setTimeout as delay } from "node:timers/promises";
import { MailServer } from "@postulo/server/mail-server";
import { Client } from "pg";
import type { ClientConfig } from "pg";

const people = 300;
/** Before the text, so that mails are sent during the whole trial. */
const recipientMs = 1500;
/** Until the mail server acknowledges a text. */
const textMs = 20;
const finishLimitMs = 4 * 60_000;
const pollMs = 2000;

export interface MailOutcome {
  readonly twice: number;
  readonly lost: number;
}

export async function startSlowMailServer(): Promise<MailServer> {
  const server = await MailServer.start();
  server.onRecipient = (_address, done) => void setTimeout(done, recipientMs);
  server.onText = (_text, done) => void setTimeout(done, textMs);
  return server;
}

/** People whose daily e-mail is due: a zone is chosen in which it is noon. */
export async function addDigestReaders(owner: Client): Promise<void> {
  const offset = new Date().getUTCHours() - 12;
  const zone = `Etc/GMT${offset < 0 ? "-" : "+"}${Math.abs(offset)}`;
  await owner.query(
    `insert into auth.users (aud, role, email, email_confirmed_at)
     select 'authenticated', 'authenticated', 'd' || n || '@example.org', now() from generate_series(1, $1::int) n`,
    [people],
  );
  await owner.query(
    `insert into public.job_applied (user_id, job_title, company_name, job_url, application_stage, applied_at, next_action, next_action_date, reminder_set)
     select id, 'Cook', 'Acme', 'https://acme.test', 'applied', '2026-01-01', 'followUp', '2026-01-02', true
     from auth.users where email like 'd%@example.org'`,
  );
  await owner.query(
    `insert into public.notification_preference (user_id, digest, digest_hour, time_zone, language)
     select id, true, 8, $1, 'en' from auth.users where email like 'd%@example.org'`,
    [zone],
  );
  await owner.query("update public.notification_preference set digest_set_at = '2026-01-01'");
}

/** Lets the time pass that postponed mails wait, until all are sent. */
export async function finishDigests(owner: ClientConfig): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  try {
    const until = performance.now() + finishLimitMs;
    for (;;) {
      // A mail is put off for five minutes when its text is sent: less than four are left, so the sender has died.
      await client.query(
        `update public.digest_delivery set due_at = now()
         where state = 'waiting' and due_at > now() or state = 'sending' and due_at < now() + interval '4 minutes'`,
      );
      const { rows } = await client.query<{ left: number }>(
        "select count(*)::int as left from public.digest_delivery where state in ('waiting', 'sending')",
      );
      if (rows[0]?.left === 0) return;
      if (performance.now() > until) throw new Error(`${rows[0]?.left} mails were left`);
      await delay(pollMs);
    }
  } finally {
    await client.end();
  }
}

/** Counts mails by their addresses. */
export function judgeDigests(mails: readonly string[]): MailOutcome {
  const times = new Map<string, number>();
  for (const mail of mails) {
    const address = /^To: .*?(d\d+@example\.org)/m.exec(mail)?.[1];
    if (address !== undefined) times.set(address, (times.get(address) ?? 0) + 1);
  }
  return {
    twice: [...times.values()].filter((count) => count > 1).length,
    lost: people - times.size,
  };
}
