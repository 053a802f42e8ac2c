import type { PoolClient } from "pg";
import { confirmEmailChange } from "../users/email-change.ts";
import { tokenTypesOf } from "../mail/mail-link.ts";
import { consumeToken, deleteTokens } from "./one-time-token.ts";
import type { OneTimeToken } from "./one-time-token.ts";
import { otpExpired, userBanned } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";
import { findUserById, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** The result of a one-time token: sign-in granted, or the other email must confirm first. */
export type Redeemed = { kind: "granted"; user: UserRow } | { kind: "otherMustConfirm" };

/** Confirms the email and applies the token's sign-up to password and metadata. */
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
      // Other sign-ups with this email must not apply their passwords any more.
      await deleteTokens(client, { userId: user.id, types: tokenTypesOf.signup, except: token.id });
      return "done";
    case "recovery_token":
      // A password set before the email was confirmed may be a stranger's.
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
 * Applies a token once; a token used a moment ago only signs in again. The caller has locked the user row.
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
