import type { Context } from "hono";
import type { PoolClient } from "pg";
import { asAuthAdmin } from "../auth-database.ts";
import { errorResponse } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { challengeOf } from "../request-body.ts";
import type { CodeChallenge } from "../request-body.ts";
import { findUserByContact } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import type { AuthMail } from "./auth-mail.ts";
import type { Contact } from "./contact.ts";
import { simulateToken } from "../one-time-tokens/one-time-token.ts";
import { countMessage, sentMessages } from "./message-limits.ts";
import { sendAll } from "./send-prepared.ts";
import type { PreparedMessage } from "./send-prepared.ts";
import type { Sms } from "./sms.ts";

export interface PreparationRequest {
  client: PoolClient;
  user: UserRow;
  challenge: CodeChallenge | undefined;
  redirectTo: URL;
  ipAddress: string;
}

/** Prepares the messages to a user; none when there is nothing to send. */
export type Prepare = (
  auth: AuthServer,
  request: PreparationRequest,
) => Promise<readonly PreparedMessage[]>;

/** A message by mail or by SMS, according to the contact. */
export interface MessageRequest {
  contact: Contact;
  body: Parameters<typeof challengeOf>[0];
  kinds: { email: AuthMail["kind"]; phone: Sms["kind"] };
  prepare: Prepare;
  /** Creates the missing user of the contact; without it nothing is sent. */
  create?: (client: PoolClient) => Promise<UserRow | undefined>;
}

/** Response and duration are the same with and without an account. */
export async function handleMessageRequest(
  auth: AuthServer,
  c: Context,
  { contact, body, kinds, prepare, create }: MessageRequest,
): Promise<Response> {
  const kind = kinds[contact.kind];
  const count = await countMessage(auth, c, { contact, kind });
  if (count.kind === "refused") return errorResponse(c, count.error);
  const request = {
    challenge: challengeOf(body),
    redirectTo: auth.redirectTarget(c.req.query("redirect_to")),
    ipAddress: auth.clientAddress(c),
  };
  const prepared = await asAuthAdmin(auth.pool, async (client) => {
    // The links of the recent messages are still valid.
    if (count.kind === "recent") return [];
    const user = (await findUserByContact(client, contact, "change")) ?? (await create?.(client));
    const messages = user ? await prepare(auth, { ...request, client, user }) : [];
    if (messages.length === 0) await simulateToken(client, auth.now());
    return messages;
  });
  const failed =
    prepared.length > 0
      ? await sendAll(auth, prepared)
      : await simulateMessage(auth, contact, kinds);
  return failed ? errorResponse(c, failed) : c.json({});
}

async function simulateMessage(
  auth: AuthServer,
  { kind }: Contact,
  kinds: MessageRequest["kinds"],
): Promise<AuthApiError | undefined> {
  const [failed] = await Promise.all([
    kind === "email" ? auth.mails.simulateSend(kinds.email) : auth.sms.simulateSend(kinds.phone),
    // Takes as long as counting a sent message.
    sentMessages(auth, kind),
  ]);
  return failed;
}
