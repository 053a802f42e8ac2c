import type { PoolClient } from "pg";
import { AuthApiError, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import type { PreparedMessage } from "../messages/send-prepared.ts";
import { deleteTokens } from "../one-time-tokens/one-time-token.ts";
import { metadataField } from "../request-body.ts";
import { findSessionUser } from "../sessions/authenticate.ts";
import type { SessionClaims } from "../sessions/authenticate.ts";
import {
  applyEmailChange,
  cancelEmailChange,
  emailExists,
  prepareEmailChange,
} from "./email-change.ts";
import {
  applyPhoneChange,
  cancelPhoneChange,
  phoneExists,
  preparePhoneChange,
} from "./phone-change.ts";
import type { UserUpdate } from "./read-update.ts";
import { findUserById } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

/** Ends all other sessions and voids links, codes and sign-ins under way, because the former password may have leaked. */
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
  await client.query("delete from auth.flow_state where user_id = $1", [caller.userId]);
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

interface ContactChange {
  user: UserRow;
  change: UserUpdate;
}

async function changeEmail(
  client: PoolClient,
  auth: AuthServer,
  { user, change }: ContactChange,
): Promise<readonly PreparedMessage[] | AuthApiError> {
  const { email } = change;
  if (email === undefined) return [];
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

async function changePhone(
  client: PoolClient,
  auth: AuthServer,
  { user, change }: ContactChange,
): Promise<readonly PreparedMessage[] | AuthApiError> {
  const { phone, ipAddress } = change;
  if (phone === undefined) return [];
  if (phone === user.phone) {
    await cancelPhoneChange(client, user, auth.now());
    return [];
  }
  if (auth.confirmPhone)
    return preparePhoneChange(client, auth, { user, newPhone: phone, ipAddress });
  const changed = await applyPhoneChange(client, user, { newPhone: phone, now: auth.now() });
  return changed ? [] : phoneExists();
}

/**
 * Cancels a change that only the new address confirms: a thief of a session may have begun it. A change that the same
 * request begins stays.
 */
async function cancelUnprovenChanges(
  client: PoolClient,
  { user, change }: ContactChange,
  now: Date,
): Promise<void> {
  if (change.phone === undefined) await cancelPhoneChange(client, user, now);
  if (change.email === undefined && user.email === null) await cancelEmailChange(client, user, now);
}

type Updated = { user: UserRow; messages: readonly PreparedMessage[] };

/**
 * Validates everything before it writes, so that no part is stored when another is rejected; only without confirmation
 * a number that is taken is found after the email was changed.
 */
export async function applyUpdate(
  client: PoolClient,
  auth: AuthServer,
  { caller, change }: { caller: SessionClaims; change: UserUpdate },
): Promise<Updated | AuthApiError> {
  const now = auth.now();
  const user = await findSessionUser(client, caller, { now, lock: "change" });
  if (user instanceof AuthApiError) return user;
  const metadata = mergedMetadata(user, change.data);
  if (metadata instanceof AuthApiError) return metadata;
  const texts = await changePhone(client, auth, { user, change });
  if (texts instanceof AuthApiError) return texts;
  const mails = await changeEmail(client, auth, { user, change });
  if (mails instanceof AuthApiError) return mails;
  await client.query(
    "update auth.users set raw_user_meta_data = $2::jsonb, updated_at = $3 where id = $1",
    [user.id, JSON.stringify(metadata), now],
  );
  if (change.passwordHash !== undefined) {
    await setPassword(client, caller, { hash: change.passwordHash, now });
    await cancelUnprovenChanges(client, { user, change }, now);
  }
  const updated = (await findUserById(client, user.id)) ?? user;
  return { user: updated, messages: [...mails, ...texts] };
}
