import type { PoolClient } from "pg";
import type { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { deleteTokens } from "../one-time-tokens/one-time-token.ts";
import { emailExists } from "../users/email-change.ts";
import { draftUser, insertUser } from "../users/new-user.ts";
import { findUserByEmail, findUserById, hasProof } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/**
 * The unconfirmed user of an invitation or of a sign-up by an administrator, created when it is missing. An existing
 * one loses its password and links, which a stranger may have made.
 */
export async function prepareInvited(
  client: PoolClient,
  auth: AuthServer,
  wanted: { email: string; metadata: Record<string, unknown>; isInvited: boolean },
): Promise<UserRow | AuthApiError> {
  const now = auth.now();
  const { email, metadata, isInvited } = wanted;
  const contact = { kind: "email" as const, address: email };
  const draft = draftUser({ contact, passwordHash: null, metadata }, false, now);
  await insertUser(client, draft);
  const user = await findUserByEmail(client, email, "change");
  if (!user || hasProof(user)) return emailExists();
  await deleteTokens(client, { userId: user.id, types: ["confirmation_token", "recovery_token"] });
  await client.query(
    `update auth.users set encrypted_password = null, confirmation_sent_at = $2, updated_at = $2,
            invited_at = case when $3 then $2 else invited_at end
      where id = $1`,
    [user.id, now, isInvited],
  );
  return (await findUserById(client, user.id)) ?? user;
}
