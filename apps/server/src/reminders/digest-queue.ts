import { languages } from "@postulo/i18n/language";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { deliveryFailure } from "../mail/delivery-failure.ts";
import type { Deliver } from "../mail/open-mail.ts";
import type { Work } from "../process/repeated-work.ts";
import { server } from "../process/server-caller.ts";
import { readDigest } from "./digest-content.ts";
import { addDigestToken } from "./digest-link.ts";
import { writeDigestMail } from "./digest-mail.ts";

const takenRows = z.array(
  z.object({
    user_id: z.string(),
    day: z.string(),
    attempts: z.number(),
    email: z.string(),
    language: z.enum(languages),
  }),
);
type Taken = z.infer<typeof takenRows>[number];

/** Only by whoever took it last: a process that was slower than its lease has lost it. */
const settle = `update public.digest_delivery
  set state = $4, sent_at = case when $4 = 'sent' then now() end
  where user_id = $1 and day = $2 and attempts = $3 and state in ('waiting', 'sending')`;
const begin = `update public.digest_delivery set state = 'sending'
  where user_id = $1 and day = $2 and attempts = $3 and state = 'waiting'`;

const forgetDays = "delete from public.digest_delivery where day < $1::date - 30";
const forgetLinks = "delete from private.digest_link where created_at < now() - interval '1 year'";

export interface DigestOptions {
  pool: Pool;
  publicUrl: string;
  deliver: Deliver;
  now: () => Date;
}

/** Sends the daily e-mails whose hour has come; several processes may do it at once. */
export function createDigestQueue(options: DigestOptions): Work {
  const { pool, now } = options;
  const query = (statement: string, values: unknown[] = []) =>
    asCaller(pool, server, (client) => client.query(statement, values));

  return async (signal) => {
    await query("select private.open_digests($1)", [now()]);
    while (!signal.aborted) {
      const { rows } = await query("select * from private.take_digest($1)", [now()]);
      const [next] = takenRows.parse(rows);
      if (!next) break;
      // The mail server itself is the trouble, and the other mails would fare no better: later.
      if ((await sendDigest(next, options)) === "later") break;
    }
    await query(forgetDays, [now()]);
    await query(forgetLinks);
  };
}

/**
 * From just before the mail server gets the text the day counts as sent, unless it says that it did not take the mail: whoever
 * dies in between loses one mail, and never sends two.
 */
async function sendDigest(
  { user_id: userId, day, attempts, email, language }: Taken,
  { pool, publicUrl, deliver }: DigestOptions,
): Promise<"done" | "later"> {
  const mark = async (statement: string, ...state: string[]) => {
    const values = [userId, day, attempts, ...state];
    const { rowCount } = await asCaller(pool, server, (client) => client.query(statement, values));
    return rowCount === 1;
  };
  const content = await readDigest(pool, { userId, day });
  const token = await addDigestToken(pool, userId);
  const unsubscribeLink = `${publicUrl}/digest/unsubscribe?token=${token}`;
  const mail = writeDigestMail({ to: email, language, day, content, publicUrl, unsubscribeLink });
  if (!mail) {
    await mark(settle, "nothing");
    return "done";
  }
  let hasBegun = false;
  const beforeText = async () => {
    hasBegun = await mark(begin);
    if (!hasBegun) throw new Error("Another process sends this mail");
  };
  try {
    await deliver(mail, { kind: "digest", beforeText });
  } catch (error) {
    const failure = deliveryFailure(error, hasBegun);
    // Nobody knows whether it came: it stays as it is, and is not sent again.
    if (failure === "unknown") return "done";
    await mark(settle, failure === "refused" ? "refused" : "waiting");
    return failure === "refused" ? "done" : "later";
  }
  await mark(settle, "sent");
  return "done";
}
