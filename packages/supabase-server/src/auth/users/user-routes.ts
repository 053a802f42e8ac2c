import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import {
  cancelEmailChange,
  emailExists,
  prepareEmailChange,
  applyEmailChange,
} from "./email-change.ts";
import type { PreparedMail } from "../mail/mail-link.ts";
import { deleteTokens } from "../one-time-tokens/one-time-token.ts";
import { passwordProblem } from "../passwords/password-rules.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import { challengeFields, challengeOf, metadataField, readBody } from "../request-body.ts";
import type { CodeChallenge } from "../request-body.ts";
import { requireMail, sendPrepared } from "../mail/send-prepared.ts";
import { findSessionUser, authenticate } from "../sessions/authenticate.ts";
import type { SessionClaims } from "../sessions/authenticate.ts";
import { userJson } from "./user-json.ts";
import { findUserById } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

const updateBody = z.object({
  email: z.string().max(320).nullish(),
  password: z.string().nullish(),
  data: metadataField.nullish(),
  ...challengeFields,
});

interface UserUpdate {
  email: string | undefined;
  passwordHash: string | undefined;
  data: Record<string, unknown> | undefined;
  challenge: CodeChallenge | undefined;
  redirectTo: URL;
}

/** `GET /user` */
export async function getUser(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const rules = { now: auth.now(), lock: "none" as const };
  const user = await asAuthAdmin(auth.pool, (client) => findSessionUser(client, caller, rules));
  return user instanceof AuthApiError ? errorResponse(c, user) : c.json(userJson(user));
}

const samePassword = () =>
  new AuthApiError(422, "same_password", {
    message: "New password should be different from the old password.",
  });

/** Hashing is slow, so it is done before rows are locked. */
async function newPasswordHash(
  auth: AuthServer,
  user: UserRow,
  password: string,
): Promise<string | AuthApiError> {
  const fault = passwordProblem(password);
  if (fault) return fault;
  const requester = { key: user.id, isKnown: true };
  const isOld = await auth.passwords.verify(password, user.encrypted_password, requester);
  if (isOld instanceof AuthApiError) return isOld;
  return isOld ? samePassword() : auth.passwords.hash(password, requester);
}

/** Ends all other sessions, because the former password may have leaked. */
async function setPassword(
  client: PoolClient,
  caller: SessionClaims,
  to: { hash: string; now: Date },
): Promise<void> {
  await client.query(
    "update auth.users set encrypted_password = $2, updated_at = $3 where id = $1",
    [caller.userId, to.hash, to.now],
  );
  await client.query("delete from auth.sessions where user_id = $1 and id <> $2", [
    caller.userId,
    caller.sessionId,
  ]);
  await deleteTokens(client, {
    userId: caller.userId,
    types: ["recovery_token", "confirmation_token"],
  });
}

/** Given keys are replaced, null removes a key, other keys are unchanged. */
function mergedMetadata(
  user: UserRow,
  data: Record<string, unknown> | undefined,
): Record<string, unknown> | AuthApiError {
  if (data === undefined) return user.raw_user_meta_data;
  const merged = Object.fromEntries(
    Object.entries({ ...user.raw_user_meta_data, ...data }).filter(([, value]) => value !== null),
  );
  return metadataField.safeParse(merged).success
    ? merged
    : validationFailed("data: metadata is too large");
}

async function changeEmail(
  client: PoolClient,
  auth: AuthServer,
  { user, email, change }: { user: UserRow; email: string; change: UserUpdate },
): Promise<readonly PreparedMail[] | AuthApiError> {
  if (email === user.email) {
    // Setting the current email cancels a pending change.
    await cancelEmailChange(client, user, auth.now());
    return [];
  }
  if (auth.confirmEmail)
    return prepareEmailChange(client, auth, { ...change, user, newEmail: email });
  const swapped = await applyEmailChange(client, user, { newEmail: email, now: auth.now() });
  return swapped ? [] : emailExists();
}

type Updated = { user: UserRow; mails: readonly PreparedMail[] };

/** Validates everything before it writes, so that no part is stored when another is rejected. */
async function update(
  client: PoolClient,
  auth: AuthServer,
  { caller, change }: { caller: SessionClaims; change: UserUpdate },
): Promise<Updated | AuthApiError> {
  const now = auth.now();
  const user = await findSessionUser(client, caller, { now, lock: "change" });
  if (user instanceof AuthApiError) return user;
  const metadata = mergedMetadata(user, change.data);
  if (metadata instanceof AuthApiError) return metadata;
  const mails =
    change.email === undefined
      ? []
      : await changeEmail(client, auth, { user, email: change.email, change });
  if (mails instanceof AuthApiError) return mails;
  await client.query(
    "update auth.users set raw_user_meta_data = $2::jsonb, updated_at = $3 where id = $1",
    [user.id, JSON.stringify(metadata), now],
  );
  if (change.passwordHash !== undefined)
    await setPassword(client, caller, { hash: change.passwordHash, now });
  return { user: (await findUserById(client, user.id)) ?? user, mails };
}

/** Validates the request and hashes the password, without a lock. */
async function readUpdate(
  auth: AuthServer,
  c: Context,
  caller: SessionClaims,
): Promise<UserUpdate | AuthApiError> {
  const body = await readBody(c, updateBody);
  if (body instanceof AuthApiError) return body;
  const email = body.email ? normalizeEmail(body.email) : undefined;
  if (email instanceof AuthApiError) return email;
  const rules = { now: auth.now(), lock: "none" as const };
  const user = await asAuthAdmin(auth.pool, (client) => findSessionUser(client, caller, rules));
  if (user instanceof AuthApiError) return user;
  const passwordHash =
    typeof body.password === "string"
      ? await newPasswordHash(auth, user, body.password)
      : undefined;
  if (passwordHash instanceof AuthApiError) return passwordHash;
  if (email !== undefined && email !== user.email && auth.confirmEmail) {
    const overLimit = await requireMail(auth, c, { email, kind: "emailChangeNew" });
    if (overLimit) return overLimit;
  }
  return {
    email,
    passwordHash,
    data: body.data ?? undefined,
    challenge: challengeOf(body),
    redirectTo: auth.redirectTarget(c.req.query("redirect_to")),
  };
}

/** `PUT /user` */
export async function updateUser(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const change = await readUpdate(auth, c, caller);
  if (change instanceof AuthApiError) return errorResponse(c, change);
  const outcome = await asAuthAdmin(auth.pool, (client) =>
    update(client, auth, { caller, change }),
  );
  if (outcome instanceof AuthApiError) return errorResponse(c, outcome);
  const failed = (await Promise.all(outcome.mails.map((mail) => sendPrepared(auth, mail)))).find(
    Boolean,
  );
  return failed ? errorResponse(c, failed) : c.json(userJson(outcome.user));
}
