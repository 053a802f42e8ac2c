import type { PoolClient } from "pg";
import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { prepareSms } from "../messages/prepare-sms.ts";
import type { PreparedSms } from "../messages/prepare-sms.ts";
import { deleteTokens } from "../one-time-tokens/one-time-token.ts";
import type { OneTimeToken } from "../one-time-tokens/one-time-token.ts";
import { confirmIdentity } from "./contact-identity.ts";
import { findUserByContact } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

const isTaken = async (client: PoolClient, phone: string) =>
  (await findUserByContact(client, { kind: "phone", address: phone })) !== undefined;

/** Only without confirmation may the response reveal that a number is taken. */
export const phoneExists = () =>
  new AuthApiError(422, "phone_exists", {
    message: "A user with this phone number has already been registered",
  });

interface PhoneChange {
  user: UserRow;
  newPhone: string;
  ipAddress: string;
}

/**
 * Sends a code to the new number. A number of another user gets none, and the change can never be completed; the
 * response is the same. The caller has locked the user row.
 */
export async function preparePhoneChange(
  client: PoolClient,
  auth: AuthServer,
  { user, newPhone, ipAddress }: PhoneChange,
): Promise<readonly PreparedSms[]> {
  await client.query(
    "update auth.users set phone_change = $2, phone_change_sent_at = $3, updated_at = $3 where id = $1",
    [user.id, newPhone, auth.now()],
  );
  if (await isTaken(client, newPhone)) return [];
  const type = "phone_change_token";
  const sms = { kind: "phone_change", type, relatesTo: newPhone, user, ipAddress } as const;
  return [await prepareSms(client, auth, sms)];
}

/** Voids the codes of a change that is not complete. The caller has locked the user row. */
export async function cancelPhoneChange(
  client: PoolClient,
  user: UserRow,
  now: Date,
): Promise<void> {
  await client.query("update auth.users set phone_change = '', updated_at = $2 where id = $1", [
    user.id,
    now,
  ]);
  await deleteTokens(client, { userId: user.id, types: ["phone_change_token"] });
}

/** Applies the new number. False when another user has taken it meanwhile. */
export async function applyPhoneChange(
  client: PoolClient,
  user: UserRow,
  { newPhone, now }: { newPhone: string; now: Date },
): Promise<boolean> {
  if (await isTaken(client, newPhone)) return false;
  await client.query(
    `update auth.users set phone = $2, phone_change = '', phone_confirmed_at = $3, updated_at = $3 where id = $1`,
    [user.id, newPhone, now],
  );
  await confirmIdentity(client, user, { contact: { kind: "phone", address: newPhone }, now });
  return true;
}

/** The caller has locked the user row. */
export async function confirmPhoneChange(
  client: PoolClient,
  user: UserRow,
  { token, now }: { token: OneTimeToken; now: Date },
): Promise<"done" | "taken"> {
  // A later change to another number has replaced the one of this code.
  if (user.phone_change !== token.relates_to) return "taken";
  if (!(await applyPhoneChange(client, user, { newPhone: user.phone_change, now }))) return "taken";
  await deleteTokens(client, { userId: user.id, types: ["phone_change_token"], except: token.id });
  return "done";
}
