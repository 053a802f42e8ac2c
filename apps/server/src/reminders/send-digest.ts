import { createHash } from "node:crypto";
import { showDigestUnsubscription } from "@postulo/contract/mail-links";
import type { Language } from "@postulo/i18n/language";
import { asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { deliveryFailure } from "../mail/delivery-failure.ts";
import type { Deliver } from "../mail/open-mail.ts";
import { outlastDatabaseLoss } from "../jobs/outlast-database-loss.ts";
import { serviceRole } from "../jobs/service-role.ts";
import { readDigest } from "./digest-content.ts";
import { addDigestToken } from "./digest-link.ts";
import { writeDigestMail } from "./digest-mail.ts";

export interface DigestOptions {
  pool: Pool;
  publicUrl: string;
  deliver: Deliver;
  now: () => Date;
}

/** A line of the queue that was taken. */
interface DueDigest {
  readonly user_id: string;
  readonly day: string;
  readonly attempts: number;
  readonly email: string;
  readonly language: Language;
}

/**
 * Only by the current lease holder: a process slower than its lease has lost it. Not by the states themselves, with which the
 * planner would read the index of all that is due.
 */
const settle = `update public.digest_delivery
  set state = $4, sent_at = case when $4 = 'sent' then now() end
  where user_id = $1 and day = $2 and attempts = $3 and state not in ('sent', 'refused', 'nothing')`;
/** For as long as a mail server may take for a text, no other process sends the mail. */
const begin = `update public.digest_delivery
  set state = 'sending', due_at = greatest(due_at, $4::timestamptz + interval '5 minutes')
  where user_id = $1 and day = $2 and attempts = $3 and state not in ('sent', 'refused', 'nothing')`;

/**
 * The digest of a day is one message, however often it is sent: without a reply of the mail server, which may have
 * accepted it, it is sent again.
 */
const messageIdOf = (userId: string, day: string) =>
  `digest-${createHash("sha256").update(`${userId} ${day}`).digest("hex").slice(0, 32)}`;

/** @returns "later" when the mail server itself is the trouble. */
export async function sendDigest(
  { user_id: userId, day, attempts, email, language }: DueDigest,
  { pool, publicUrl, deliver, now }: DigestOptions,
): Promise<"done" | "later"> {
  const mark = async (statement: string, ...more: (string | Date)[]) => {
    const values = [userId, day, attempts, ...more];
    const { rowCount } = await asCallerPipelined(pool, serviceRole, (client) =>
      client.query(statement, values),
    );
    return rowCount === 1;
  };
  const content = await readDigest(pool, { userId, day });
  const token = await addDigestToken(pool, userId);
  const unsubscribeLink = `${publicUrl}${showDigestUnsubscription.path}?token=${token}`;
  const mail = writeDigestMail({ to: email, language, day, content, publicUrl, unsubscribeLink });
  if (!mail) {
    await mark(settle, "nothing");
    return "done";
  }
  let hasBegun = false;
  const beforeText = async () => {
    hasBegun = await mark(begin, now());
    if (!hasBegun) throw new Error("Another process sends this mail");
  };
  try {
    await deliver({ ...mail, messageId: messageIdOf(userId, day) }, { kind: "digest", beforeText });
  } catch (error) {
    const failure = deliveryFailure(error, hasBegun);
    if (failure === "unknown") return "later";
    await outlastDatabaseLoss(() => mark(settle, failure === "refused" ? "refused" : "waiting"));
    return failure === "refused" ? "done" : "later";
  }
  await outlastDatabaseLoss(() => mark(settle, "sent"));
  return "done";
}
