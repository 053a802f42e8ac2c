import { languages } from "@postulo/i18n/language";
import { asCaller } from "@postulo/postgres/as-caller";
import { z } from "zod";
import type { Job } from "../jobs/scheduler.ts";
import { serviceRole } from "../jobs/service-role.ts";
import type { InMailTurn } from "../mail/mail-turns.ts";
import type { DigestOptions } from "./send-digest.ts";

const takenRows = z.array(
  z.object({
    user_id: z.string(),
    day: z.string(),
    attempts: z.number(),
    email: z.string(),
    language: z.enum(languages),
  }),
);

const deleteOldDays =
  "delete from public.digest_delivery where due_at < $1::timestamptz - interval '30 days'";
const deleteOldLinks =
  "delete from private.digest_link where created_at < now() - interval '1 year'";

export type DigestQueueOptions = DigestOptions & { readonly inMailTurn: InMailTurn };

/** Sends the daily emails that are due; safe with concurrent processes. */
export function createDigestQueue({ inMailTurn, ...options }: DigestQueueOptions): Job {
  const { pool, now } = options;
  const query = (statement: string, values: unknown[] = []) =>
    asCaller(pool, serviceRole, (client) => client.query(statement, values));

  /** @returns whether to go on with the next mail. */
  const sendNext = async (): Promise<boolean> => {
    const { rows } = await query("select * from private.take_digest($1)", [now()]);
    const [next] = takenRows.parse(rows);
    if (!next) return false;
    const { sendDigest } = await import("./send-digest.ts");
    // The mail server itself is the trouble, and the other mails would fare no better: later.
    return (await sendDigest(next, options)) !== "later";
  };

  return async (signal) => {
    await query("select private.open_digests($1)", [now()]);
    while (!signal.aborted && (await inMailTurn(sendNext)));
    await query(deleteOldDays, [now()]);
    await query(deleteOldLinks);
  };
}
