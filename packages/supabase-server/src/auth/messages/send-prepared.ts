import { asAuthAdmin } from "../auth-database.ts";
import type { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { withdrawToken } from "../one-time-tokens/one-time-token.ts";
import { countSent } from "./message-limits.ts";
import type { PreparedMail } from "./mail-link.ts";
import type { PreparedSms } from "./prepare-sms.ts";

export type PreparedMessage = PreparedMail | PreparedSms;

/** Sends a message after the commit. When it fails, its token is deleted. */
export async function sendPrepared(
  auth: AuthServer,
  prepared: PreparedMessage,
): Promise<AuthApiError | undefined> {
  const isSms = "sms" in prepared;
  // At the same time, so that a message takes no longer than a simulated one.
  const [failed] = await Promise.all([
    isSms ? auth.sms.send(prepared.sms) : auth.mails.send(prepared.mail),
    countSent(auth, isSms ? "phone" : "email"),
  ]);
  const { token } = prepared;
  if (failed && token !== undefined)
    await asAuthAdmin(auth.pool, (client) => withdrawToken(client, token));
  return failed;
}

/** @returns the error of the first message that could not be sent. */
export async function sendAll(
  auth: AuthServer,
  prepared: readonly PreparedMessage[],
): Promise<AuthApiError | undefined> {
  const outcomes = await Promise.all(prepared.map((each) => sendPrepared(auth, each)));
  return outcomes.find((outcome) => outcome !== undefined);
}
