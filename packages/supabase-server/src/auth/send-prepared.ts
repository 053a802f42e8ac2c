import { asAuthAdmin } from "./auth-database.ts";
import type { AuthServer } from "./auth-server.ts";
import type { PreparedMail } from "./mail-link.ts";
import { withdrawToken } from "./one-time-token.ts";
import type { Refusal } from "./refusal.ts";

/** Sends after the commit. A mail that could not be sent takes its token along, so that the next try starts afresh. */
export async function sendPrepared(
  auth: AuthServer,
  { mail, token }: PreparedMail,
): Promise<Refusal | undefined> {
  const failed = await auth.mails.send(mail);
  if (failed && token !== undefined)
    await asAuthAdmin(auth.pool, (client) => withdrawToken(client, token));
  return failed;
}

/** What a request for a mail costs, whether or not there is an account: asked before anything is looked up. */
export async function countMail(
  auth: AuthServer,
  client: string,
  email: string,
): Promise<Refusal | undefined> {
  return (
    (await auth.limits.consume("mailsPerClient", client)) ??
    (await auth.limits.consume("mailsPerAccount", email))
  );
}
