import { once } from "node:events";
import { createClient } from "@supabase/supabase-js";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createMailTurns } from "../mail/mail-turns.ts";
import { openInbox } from "../mail/inbox.ts";
import type { StoredMail } from "../mail/inbox.ts";
import { startTestServer } from "../testing/started-server.ts";
import { createMailQueue } from "./queued-mails.ts";
import type { QueueOptions } from "./queued-mails.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
const visitor = createClient(server.url, "sb_publishable_postulo");
const { admin, pool } = server.database;
const inbox = openInbox(`${server.dataDir}/inbox`);

afterAll(() => server.stop());
beforeEach(async () => {
  await admin.query("truncate private.rate_count");
});

const signUp = (list: "newsletter" | "waitlist", email: string, language?: string) =>
  visitor.rpc(`${list}_signup`, { p_email: email, p_language: language });

/** The mails to that address, once there are so many. */
async function mailsTo(email: string, count = 1): Promise<StoredMail[]> {
  for (;;) {
    const mails = (await inbox.list()).filter(({ to }) => to === email);
    if (mails.length >= count) return mails;
  }
}

function linksOf(mail: StoredMail | undefined): { confirm: string; unsubscribe: string } {
  const link = (action: string) =>
    new RegExp(`http\\S+/mailing-list/${action}\\?token=[\\w-]{43}`).exec(mail?.text ?? "")?.[0] ??
    "";
  return { confirm: link("confirm"), unsubscribe: link("unsubscribe") };
}

async function signedUp(email: string, list: "newsletter" | "waitlist" = "newsletter") {
  await signUp(list, email);
  const [mail] = await mailsTo(email);
  return linksOf(mail);
}

const open = async (link: string, method: "GET" | "POST" = "GET") => {
  const response = await fetch(link, { method });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    title: /<h1>(.*?)<\/h1>/.exec(text)?.[1],
  };
};

const isConfirmed = async (email: string): Promise<boolean | undefined> => {
  const { rows } = await admin.query<{ confirmed: boolean }>(
    "select confirmed_at is not null as confirmed from private.mailing_list_entry where email = $1",
    [email],
  );
  return rows[0]?.confirmed;
};

describe("an address on a mailing list", () => {
  test("gets a confirmation mail immediately, and is confirmed by the button of the linked page", async () => {
    const { confirm } = await signedUp("ana@example.org");
    const page = await open(confirm);
    expect([page.status, page.title]).toEqual([200, "One more click"]);
    expect(await isConfirmed("ana@example.org")).toBe(false);
    const done = await open(confirm, "POST");
    expect([done.status, done.title]).toEqual([200, "You are subscribed"]);
    expect(await isConfirmed("ana@example.org")).toBe(true);
    expect((await open(confirm, "POST")).title).toBe("You are subscribed");
    const { data } = await signUp("newsletter", "ana@example.org");
    expect(data).toEqual({ success: false, error: "duplicate_email" });
  });

  test("is deleted by the unsubscribe link, before and after the confirmation", async () => {
    const { confirm, unsubscribe } = await signedUp("leaving@example.org");
    await open(confirm, "POST");
    expect((await open(unsubscribe)).title).toBe("Leave the newsletter");
    expect(await isConfirmed("leaving@example.org")).toBe(true);
    expect((await open(unsubscribe, "POST")).title).toBe("You are unsubscribed");
    expect(await isConfirmed("leaving@example.org")).toBeUndefined();
    const again = await open(confirm, "POST");
    expect([again.status, again.title]).toEqual([404, "This link does not work any more"]);
  });

  test("gets a French mail after a French sign-up", async () => {
    await signUp("waitlist", "luc@example.org", "fr");
    const [mail] = await mailsTo("luc@example.org");
    expect(mail?.subject).toBe("Confirmez votre place sur la liste d’attente");
    const { confirm } = linksOf(mail);
    const page = await open(confirm);
    expect(page.title).toBe("Encore un clic");
    expect(page.text).toContain('<html lang="fr">');
    expect((await open(confirm, "POST")).title).toBe("Vous êtes sur la liste");
  });

  test("gets a second mail when it signs up again, and both work", async () => {
    const first = await signedUp("twice@example.org");
    await signUp("newsletter", "twice@example.org");
    const [second] = await mailsTo("twice@example.org", 2);
    expect(linksOf(second).confirm).not.toBe(first.confirm);
    expect((await open(first.confirm, "POST")).status).toBe(200);
  });

  test("is deleted when it was not confirmed within a week", async () => {
    const { confirm } = await signedUp("silent@example.org");
    await admin.query(
      "update private.mailing_list_entry set created_at = now() - interval '8 days' where email = 'silent@example.org'",
    );
    await runQueue({ deliver: async () => {} });
    expect((await open(confirm)).status).toBe(404);
    expect(await isConfirmed("ana@example.org")).toBe(true);
  });
});

test("signing up with Prefer: tx=rollback is limited as without it", async () => {
  const answers: string[] = [];
  for (let number = 0; number < 200; number += 1) {
    const { data } = await visitor
      .rpc("newsletter_signup", { p_email: `guess-${number}@example.org` })
      .setHeader("prefer", "tx=rollback");
    answers.push(JSON.stringify(data));
  }
  expect(new Set(answers.slice(0, 30))).toEqual(new Set(['{"error":null,"success":true}']));
  expect(new Set(answers.slice(30))).toEqual(new Set(['{"error":"rate_limited","success":false}']));
});

describe("the pages of the links", () => {
  test("load nothing but the typeface, run nothing, and are not cached", async () => {
    const { confirm } = await signedUp("page@example.org");
    const { headers, text } = await open(confirm);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).not.toMatch(/<script|@example/);
  });

  test.each(["", "?token=", `?token=${"x".repeat(43)}`, "?token=%22%3E%3Cscript%3E"])(
    "answer %j with a sentence and nothing else",
    async (query) => {
      for (const method of ["GET", "POST"] as const) {
        const page = await open(`${server.url}/mailing-list/confirm${query}`, method);
        expect([page.status, page.title]).toEqual([404, "This link does not work any more"]);
        expect(page.text).not.toContain("<script>");
      }
    },
  );
});

const runQueue = (options: Pick<QueueOptions, "deliver">) =>
  createMailQueue({ pool, publicUrl: server.url, inMailTurn: createMailTurns(), ...options })(
    new AbortController().signal,
  );

const waiting = async (): Promise<string[]> => {
  const { rows } = await admin.query<{ email: string }>(
    "select email from private.mailing_list_mail join private.mailing_list_entry e on e.id = entry_id order by 1",
  );
  return rows.map(({ email }) => email);
};
const queue = async (...emails: string[]) => {
  for (const email of emails) {
    await admin.query("select private.sign_up('newsletter', $1, 'en')", [email]);
  }
};

describe("the queue of mails", () => {
  test("sends each mail from one of several processes", async () => {
    const emails = Array.from({ length: 30 }, (_, position) => `many${position}@example.org`);
    await queue(...emails);
    const sent: string[] = [];
    const deliver: QueueOptions["deliver"] = async ({ to }) => {
      sent.push(to);
    };
    await Promise.all(Array.from({ length: 4 }, () => runQueue({ deliver })));
    expect(sent.sort()).toEqual(emails.sort());
    expect(await waiting()).toEqual([]);
  });

  test("retries a mail that the mail server rejects temporarily, and drops one that it rejects permanently", async () => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = address.startsWith("later") ? 450 : 550;
        done(Object.assign(new Error("not taken"), { responseCode }));
      },
    });
    const listening = smtp.listen(0, "127.0.0.1");
    await once(listening, "listening");
    const address = listening.address();
    const port = typeof address === "object" ? address?.port : 0;
    const patiently = { interval: 10, timeout: 30_000 };
    const withSmtp = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    try {
      const guest = createClient(withSmtp.url, "sb_publishable_postulo");
      const counts = async () => {
        const { rows } = await withSmtp.database.admin.query(
          "select email, attempts from private.mailing_list_mail join private.mailing_list_entry e on e.id = entry_id",
        );
        return rows;
      };
      await guest.rpc("newsletter_signup", { p_email: "never@example.org" });
      await expect.poll(counts, patiently).toEqual([]);
      await guest.rpc("newsletter_signup", { p_email: "later@example.org" });
      const notSent = () => withSmtp.logged.filter(({ event }) => event === "mail not sent");
      await expect.poll(notSent, patiently).toHaveLength(2);
      expect(await counts()).toEqual([{ email: "later@example.org", attempts: 1 }]);
      expect(JSON.stringify(withSmtp.logged)).not.toMatch(/later@|never@/);
    } finally {
      await withSmtp.stop();
      await new Promise<void>((resolve) => {
        smtp.close(() => resolve());
      });
    }
  });

  test("stores no token, only its hash", async () => {
    const { confirm } = await signedUp("hash@example.org");
    const token = confirm.split("token=")[1] ?? "";
    const { rows } = await admin.query<{ dump: string }>(
      `select string_agg(t::text, ' ') as dump from (
         select to_jsonb(l) as t from private.mailing_list_link l union all select to_jsonb(e) from private.mailing_list_entry e) s`,
    );
    expect(token).toHaveLength(43);
    expect(rows[0]?.dump).toContain("hash@example.org");
    expect(rows[0]?.dump).not.toContain(token);
  });
});
