import type { Context } from "hono";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthMail } from "./auth-mail.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { findKnownDevice } from "../sign-in/known-device.ts";
import type { PreparedMail } from "./mail-link.ts";
import { withdrawToken } from "../one-time-tokens/one-time-token.ts";
import type { AuthApiError } from "../auth-error.ts";

/** Sends a mail after the commit. When it fails, its token is deleted. */
export async function sendPrepared(
  auth: AuthServer,
  { mail, token }: PreparedMail,
): Promise<AuthApiError | undefined> {
  const failed = await auth.mails.send(mail);
  if (failed && token !== undefined)
    await asAuthAdmin(auth.pool, (client) => withdrawToken(client, token));
  return failed;
}

/** The requester of a mail to an account. */
export interface MailRequester {
  /** The client's IP address. */
  client: string;
  email: string;
  /** Mails of one kind are counted together. */
  kind: AuthMail["kind"];
  /** The device id, if the account signed in on it before. */
  knownDevice: string | undefined;
}

/** `recent`: too many recent mails to this account; another one can be sent in a minute. */
export type MailCount =
  | { kind: "allowed" }
  | { kind: "refused"; error: AuthApiError }
  | { kind: "recent"; error: AuthApiError };

/** Counts a request for a mail, with or without an account, before any lookup. */
export async function countMail(
  auth: AuthServer,
  { client, email, kind, knownDevice }: MailRequester,
): Promise<MailCount> {
  const { limits } = auth;
  const own =
    knownDevice === undefined
      ? ((await limits.consume("mailsPerClient", client)) ??
        (await limits.consume("mailsPerClientAndAccount", `${client} ${email}`)))
      : await limits.consume("mailsFromKnownDevices", email);
  if (own) return { kind: "refused", error: own };
  if (knownDevice !== undefined) return { kind: "allowed" };
  if ((await limits.excess("mailsPerAccount", `${kind} ${email}`)) === 0)
    return { kind: "allowed" };
  const error = await limits.consume("furtherMailsPerAccount", `${kind} ${email}`);
  return error ? { kind: "recent", error } : { kind: "allowed" };
}

/** As `countMail` for the request `c`, where a mail that is not sent is an error. */
export async function requireMail(
  auth: AuthServer,
  c: Context,
  mail: Pick<MailRequester, "email" | "kind">,
): Promise<AuthApiError | undefined> {
  const count = await countMail(auth, await mailRequester(auth, c, mail));
  return count.kind === "allowed" ? undefined : count.error;
}

/** Reads IP address and device of a request. */
export async function mailRequester(
  auth: AuthServer,
  c: Context,
  mail: Pick<MailRequester, "email" | "kind">,
): Promise<MailRequester> {
  const knownDevice = await findKnownDevice(auth, c, mail.email);
  return { ...mail, client: clientKey(auth.clientAddress(c)), knownDevice };
}
