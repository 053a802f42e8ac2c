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
import { confirmedAt, findUserById, hasProof, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** The result of a one-time token: sign-in granted, or the other email must confirm first. */
export type Redeemed = { kind: "granted"; user: UserRow } | { kind: "otherMustConfirm" };

/**
 * Confirms the contact of the token. Where nobody had proved to own the account, the token's sign-up applies to password
 * and metadata; a token without a password, as of a recovery or an invitation, removes the stored one then, which may be a
 * stranger's.
 */
async function confirmContact(
  client: PoolClient,
  user: UserRow,
  { token, now }: { token: OneTimeToken; now: Date },
): Promise<void> {
  const contact = contactOf(token.relates_to);
  const isFirst = !hasProof(user);
  const { encrypted_password: password, raw_user_meta_data: metadata } = token;
  await client.query(
    `update auth.users set ${contact.kind}_confirmed_at = $2, updated_at = $2,
            encrypted_password = case when $3 then $4 else encrypted_password end,
            raw_user_meta_data = coalesce($5::jsonb, raw_user_meta_data)
      where id = $1`,
    [
      user.id,
      now,
      isFirst,
      isFirst ? password : null,
      isFirst && metadata !== null ? JSON.stringify(metadata) : null,
    ],
  );
  await confirmIdentity(client, user, { contact, now });
}

async function applyToken(
  client: PoolClient,
  user: UserRow,
  { token, now }: { token: OneTimeToken; now: Date },
): Promise<"done" | "otherMustConfirm" | "taken"> {
  const isConfirmed = confirmedAt(user, contactOf(token.relates_to).kind) !== null;
  switch (token.token_type) {
    case "confirmation_token":
      if (!isConfirmed) await confirmContact(client, user, { token, now });
      // Other sign-ups with this email must not apply their passwords any more.
      await deleteTokens(client, { userId: user.id, types: tokenTypesOf.signup, except: token.id });
      return "done";
    case "recovery_token":
      if (!isConfirmed) await confirmContact(client, user, { token, now });
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

/** A message that signs in was sent to an email or number that the user has changed since. */
function isOfFormerContact(user: UserRow, { token_type: type, relates_to: address }: OneTimeToken) {
  const signsIn = type === "confirmation_token" || type === "recovery_token";
  return signsIn && user[contactOf(address).kind] !== address;
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
  if (isOfFormerContact(user, token)) return otpExpired();
  if (token.consumed_at === null) await consumeToken(client, token, now);
  const outcome = await applyToken(client, user, { token, now });
  if (outcome === "taken") return otpExpired();
  if (outcome === "otherMustConfirm") return { kind: "otherMustConfirm" };
  const changed = await findUserById(client, user.id);
  return changed ? { kind: "granted", user: changed } : otpExpired();
}
