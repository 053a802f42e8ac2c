import type { PoolClient } from "pg";
import { contactOf } from "../messages/contact.ts";
import { confirmIdentity } from "../users/contact-identity.ts";
import { confirmEmailChange } from "../users/email-change.ts";
import { confirmPhoneChange } from "../users/phone-change.ts";
import { tokenTypesOf } from "../messages/mail-link.ts";
import { consumeToken, deleteTokens } from "./one-time-token.ts";
import type { OneTimeToken } from "./one-time-token.ts";
import { otpExpired, userBanned } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";
import { confirmedAt, findUserById, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** The result of a one-time token: sign-in granted, or the other email must confirm first. */
export type Redeemed = { kind: "granted"; user: UserRow } | { kind: "otherMustConfirm" };

/** Confirms the contact of the token and applies the token's sign-up to password and metadata. */
async function confirmContact(
  client: PoolClient,
  user: UserRow,
  how: { token: OneTimeToken; now: Date; keepPassword: boolean },
): Promise<void> {
  const { token, now, keepPassword } = how;
  const contact = contactOf(token.relates_to);
  await client.query(
    `update auth.users set ${contact.kind}_confirmed_at = $2, updated_at = $2,
            encrypted_password = case when $3 then coalesce($4, encrypted_password) end,
            raw_user_meta_data = coalesce($5::jsonb, raw_user_meta_data)
      where id = $1`,
    [
      user.id,
      now,
      keepPassword,
      token.encrypted_password,
      token.raw_user_meta_data === null ? null : JSON.stringify(token.raw_user_meta_data),
    ],
  );
  await confirmIdentity(client, user, { contact, now });
}

async function applyToken(
  client: PoolClient,
  user: UserRow,
  { token, now }: { token: OneTimeToken; now: Date },
): Promise<"done" | "otherMustConfirm" | "taken"> {
  const hasProof = user.email_confirmed_at !== null || user.phone_confirmed_at !== null;
  const isConfirmed = confirmedAt(user, contactOf(token.relates_to).kind) !== null;
  switch (token.token_type) {
    case "confirmation_token":
      if (!isConfirmed) await confirmContact(client, user, { token, now, keepPassword: true });
      // Other sign-ups with this email must not apply their passwords any more.
      await deleteTokens(client, { userId: user.id, types: tokenTypesOf.signup, except: token.id });
      return "done";
    case "recovery_token":
      // A password set before any contact was confirmed may be a stranger's.
      if (!isConfirmed) await confirmContact(client, user, { token, now, keepPassword: hasProof });
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
    case "phone_change_token":
      return confirmPhoneChange(client, user, { token, now });
    case "reauthentication_token":
      throw new Error("a nonce is redeemed by the change of the password only");
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
