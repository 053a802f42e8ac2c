import type { Context } from "hono";
import type { PoolClient } from "pg";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import type { Contact } from "../messages/contact.ts";
import { requireMessage } from "../messages/message-limits.ts";
import { prepareSms } from "../messages/prepare-sms.ts";
import { sendPrepared } from "../messages/send-prepared.ts";
import type { PreparedMessage } from "../messages/send-prepared.ts";
import { authenticate, findSessionUser } from "../sessions/authenticate.ts";
import { confirmedAt } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { deleteTokens, findCode, issueToken } from "./one-time-token.ts";

const nonceTtlSeconds = 600;

const notConfirmed = {
  email: () =>
    new AuthApiError(422, "email_not_confirmed", { message: "Please verify your email first." }),
  phone: () =>
    new AuthApiError(422, "phone_not_confirmed", { message: "Please verify your phone first." }),
};

function contactFor(user: UserRow): Contact | AuthApiError {
  const kind = user.email === null ? "phone" : "email";
  const address = user[kind];
  if (address === null)
    return validationFailed(
      "Reauthentication requires the user to have an email or a phone number",
    );
  return confirmedAt(user, kind) === null ? notConfirmed[kind]() : { kind, address };
}

/** The former nonces become void. */
async function prepareNonce(
  client: PoolClient,
  auth: AuthServer,
  { user, contact, ipAddress }: { user: UserRow; contact: Contact; ipAddress: string },
): Promise<PreparedMessage> {
  const type = "reauthentication_token";
  const now = auth.now();
  await deleteTokens(client, { userId: user.id, types: [type] });
  await client.query("update auth.users set reauthentication_sent_at = $2 where id = $1", [
    user.id,
    now,
  ]);
  const common = { kind: "reauthentication", type, relatesTo: contact.address } as const;
  if (contact.kind === "phone") return prepareSms(client, auth, { ...common, user, ipAddress });
  const token = { ...common, userId: user.id, challenge: undefined };
  const issued = await issueToken(client, { ...token, now, ttlSeconds: nonceTtlSeconds });
  const { raw_user_meta_data: metadata } = user;
  const mail = {
    kind: common.kind,
    to: contact.address,
    link: auth.siteUrl,
    code: issued.code,
    metadata,
  };
  return { mail, token: issued.token };
}

/** `GET /reauthenticate`: sends the nonce that a change of password requires. */
export async function reauthenticate(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const rules = { now: auth.now(), lock: "none" as const };
  const user = await asAuthAdmin(auth.pool, (client) => findSessionUser(client, caller, rules));
  if (user instanceof AuthApiError) return errorResponse(c, user);
  const contact = contactFor(user);
  if (contact instanceof AuthApiError) return errorResponse(c, contact);
  const overLimit = await requireMessage(auth, c, { contact, kind: "reauthentication" });
  if (overLimit) return errorResponse(c, overLimit);
  const ipAddress = auth.clientAddress(c);
  const prepared = await asAuthAdmin(auth.pool, async (client) => {
    const locked = await findSessionUser(client, caller, { ...rules, lock: "change" });
    return locked instanceof AuthApiError
      ? locked
      : prepareNonce(client, auth, { user: locked, contact, ipAddress });
  });
  if (prepared instanceof AuthApiError) return errorResponse(c, prepared);
  const failed = await sendPrepared(auth, prepared);
  return failed ? errorResponse(c, failed) : c.json({});
}

const invalidNonce = () =>
  new AuthApiError(422, "reauthentication_not_valid", {
    message: "Nonce has expired or is invalid",
  });

/** Uses up the nonce of a user; five wrong ones in an hour are the limit. */
export async function checkNonce(
  auth: AuthServer,
  user: UserRow,
  nonce: string,
): Promise<AuthApiError | undefined> {
  const overLimit = await auth.limits.consume("failedNonces", user.id);
  if (overLimit) return overLimit;
  const types = ["reauthentication_token"] as const;
  const isValid = await asAuthAdmin(auth.pool, async (client) => {
    const address = user.email ?? user.phone ?? "";
    const search = { userId: user.id, address, types, code: nonce, now: auth.now() };
    const found = await findCode(client, search);
    if (found) await deleteTokens(client, { userId: user.id, types });
    return found !== undefined;
  });
  if (!isValid) return invalidNonce();
  await auth.limits.restore("failedNonces", user.id);
  return undefined;
}
