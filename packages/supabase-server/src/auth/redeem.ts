import type { PoolClient } from "pg";
import { confirmEmailChange } from "./email-change.ts";
import { tokenTypesOf } from "./mail-link.ts";
import { consumeToken, deleteTokens } from "./one-time-token.ts";
import type { OneTimeToken } from "./one-time-token.ts";
import { otpExpired, userBanned } from "./auth-error.ts";
import type { AuthApiError } from "./auth-error.ts";
import { findUserById, isBanned } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

/** What a one-time token has done: its holder may come in, or the other address must agree first. */
export type Redeemed = { kind: "granted"; user: UserRow } | { kind: "otherMustConfirm" };

/** The address is proved; `signUp` is what becomes of password and metadata. */
async function confirmEmail(
  client: PoolClient,
  userId: string,
  how: { token: OneTimeToken; now: Date; keepPassword: boolean },
): Promise<void> {
  const { token, now, keepPassword } = how;
  await client.query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2,
            encrypted_password = case when $3 then coalesce($4, encrypted_password) end,
            raw_user_meta_data = coalesce($5::jsonb, raw_user_meta_data)
      where id = $1`,
    [
      userId,
      now,
      keepPassword,
      token.encrypted_password,
      token.raw_user_meta_data === null ? null : JSON.stringify(token.raw_user_meta_data),
    ],
  );
  await client.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
      where user_id = $1 and provider = 'email'`,
    [userId, now],
  );
}

async function applyToken(
  client: PoolClient,
  user: UserRow,
  { token, now }: { token: OneTimeToken; now: Date },
): Promise<"done" | "otherMustConfirm" | "taken"> {
  switch (token.token_type) {
    case "confirmation_token":
      if (user.email_confirmed_at === null)
        await confirmEmail(client, user.id, { token, now, keepPassword: true });
      // Other sign-ups of this address must not put their passwords in force any more.
      await deleteTokens(client, { userId: user.id, types: tokenTypesOf.signup, except: token.id });
      return "done";
    case "recovery_token":
      // A password that was set before the address was proved may be a stranger's.
      if (user.email_confirmed_at === null)
        await confirmEmail(client, user.id, { token, now, keepPassword: false });
      await deleteTokens(client, { userId: user.id, types: tokenTypesOf.signup });
      await deleteTokens(client, {
        userId: user.id,
        types: tokenTypesOf.recovery,
        except: token.id,
      });
      return "done";
    case "email_change_token_current":
    case "email_change_token_new":
      return confirmEmailChange(client, user, { token, now });
  }
}

/**
 * Does what the token was sent for, once; a token that was used a moment ago only lets its holder in again. The caller
 * has locked the user row.
 */
export async function redeem(
  client: PoolClient,
  user: UserRow,
  { token, now }: { token: OneTimeToken; now: Date },
): Promise<Redeemed | AuthApiError> {
  if (isBanned(user, now)) return userBanned();
  if (token.consumed_at === null) await consumeToken(client, token, now);
  const outcome = await applyToken(client, user, { token, now });
  if (outcome === "taken") return otpExpired();
  if (outcome === "otherMustConfirm") return { kind: "otherMustConfirm" };
  const changed = await findUserById(client, user.id);
  return changed ? { kind: "granted", user: changed } : otpExpired();
}
