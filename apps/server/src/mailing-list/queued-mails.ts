import { unconfirmedSignUpDays } from "@postulo/domain/limits";
import { languages } from "@postulo/i18n/language";
import { asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { deliveryFailure } from "../mail/delivery-failure.ts";
import type { Mail } from "../mail/mail.ts";
import type { InMailTurn } from "../mail/mail-turns.ts";
import { outlastDatabaseLoss } from "../jobs/outlast-database-loss.ts";
import type { Job } from "../jobs/scheduler.ts";
import { serviceRole } from "../jobs/service-role.ts";
import { addToken } from "./list-entry.ts";

/** Over two days, since each waits twice as long as the one before. */
const maxAttempts = 12;

/** Puts the next mail off before it is sent: a process that dies meanwhile leaves it to be sent again, as the same message. */
const takeNext = `update private.mailing_list_mail m
  set attempts = m.attempts + 1, due_at = now() + interval '1 minute' * 2 ^ m.attempts
  from private.mailing_list_entry e
  where e.id = m.entry_id and m.entry_id = (
    select d.entry_id from private.mailing_list_mail d where d.due_at <= now() order by d.due_at limit 1 for update skip locked)
  returning m.entry_id, m.message_id, m.attempts, e.email, e.list, e.language`;

/** Unless a newer sign-up has queued another mail. */
const remove = "delete from private.mailing_list_mail where entry_id = $1 and attempts = $2";

/** Deletes entries that were not confirmed in time, which invalidates their links. */
const deleteUnconfirmed =
  "delete from private.mailing_list_entry where confirmed_at is null and created_at < now() - make_interval(days => $1)";

const takenRows = z.array(
  z.object({
    entry_id: z.string(),
    message_id: z.string(),
    attempts: z.number(),
    email: z.string(),
    list: z.enum(["newsletter", "waitlist"]),
    language: z.enum(languages),
  }),
);

export interface QueueOptions {
  pool: Pool;
  publicUrl: string;
  deliver: (mail: Mail) => Promise<void>;
  inMailTurn: InMailTurn;
}

/** Sends the confirmation mails, and deletes unconfirmed entries. */
export function createMailQueue({ pool, publicUrl, deliver, inMailTurn }: QueueOptions): Job {
  const query = async (statement: string, values: unknown[] = []) =>
    asCallerPipelined(pool, serviceRole, (client) => client.query(statement, values));

  /** @returns whether to go on with the next mail. */
  const sendNext = async (): Promise<boolean> => {
    const { rows } = await query(takeNext);
    const [next] = takenRows.parse(rows);
    if (!next) return false;
    const { entry_id: entryId, message_id: messageId, attempts, email, list, language } = next;
    const token = await addToken(pool, entryId);
    const { writeConfirmationMail } = await import("./confirmation-mail.ts");
    try {
      const mail = writeConfirmationMail({ to: email, token, publicUrl, list, language });
      await deliver({ ...mail, messageId });
    } catch (error) {
      // The mail server itself is the trouble, and the other mails would fare no better: later.
      if (deliveryFailure(error, false) !== "refused" && attempts < maxAttempts) return false;
    }
    await outlastDatabaseLoss(() => query(remove, [entryId, attempts]));
    return true;
  };

  return async (signal) => {
    await query(deleteUnconfirmed, [unconfirmedSignUpDays]);
    while (!signal.aborted && (await inMailTurn(sendNext)));
  };
}
