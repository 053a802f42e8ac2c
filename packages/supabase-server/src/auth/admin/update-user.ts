import type { Context } from "hono";
import type { PoolClient } from "pg";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import type { Contact } from "../messages/contact.ts";
import { deleteTokens, tokenTypes } from "../one-time-tokens/one-time-token.ts";
import { metadataField } from "../request-body.ts";
import { updateProviders } from "../users/contact-identity.ts";
import { cancelEmailChange } from "../users/email-change.ts";
import { cancelPhoneChange } from "../users/phone-change.ts";
import { contactIdentity, insertIdentity } from "../users/new-user.ts";
import { userJson } from "../users/user-json.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { readUserId, userNotFound } from "./admin-caller.ts";
import { readAdminUser } from "./admin-user-body.ts";
import type { AdminUser } from "./admin-user-body.ts";
import { takenProblem } from "./create-user.ts";

/** Given keys are replaced, null removes a key, other keys are unchanged. */
const mergeMetadata = (
  stored: Record<string, unknown>,
  given: Record<string, unknown> | undefined,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...stored, ...given }).filter(([, value]) => value !== null));

interface ContactUpdate {
  contact: Contact;
  confirmed: boolean;
  now: Date;
}

/** Sets a contact without a proof: the administrator vouches for it. */
async function setContact(
  client: PoolClient,
  user: UserRow,
  { contact, confirmed, now }: ContactUpdate,
): Promise<void> {
  const { kind, address } = contact;
  await client.query(`update auth.users set ${kind} = $2, updated_at = $3 where id = $1`, [
    user.id,
    address,
    now,
  ]);
  const { rowCount } = await client.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = $4
      where user_id = $1 and provider = $2`,
    [user.id, kind, JSON.stringify({ [kind]: address, [`${kind}_verified`]: confirmed }), now],
  );
  if (rowCount === 0) {
    await insertIdentity(client, user.id, contactIdentity(user.id, contact, { confirmed, now }));
    await updateProviders(client, user.id);
  }
  if (confirmed)
    await client.query("update auth.users set is_anonymous = false where id = $1", [user.id]);
}

/**
 * Leaves the new password, and second factors, as the only access: whoever had the account may have requested a recovery
 * mail, begun a change of its addresses or registered a passkey.
 */
async function endOtherAccess(client: PoolClient, user: UserRow, now: Date): Promise<void> {
  await client.query("delete from auth.sessions where user_id = $1", [user.id]);
  await deleteTokens(client, { userId: user.id, types: tokenTypes });
  await cancelEmailChange(client, user, now);
  await cancelPhoneChange(client, user, now);
  for (const table of ["webauthn_credentials", "webauthn_challenges", "flow_state"])
    await client.query(`delete from auth.${table} where user_id = $1`, [user.id]);
}

async function setFields(
  client: PoolClient,
  user: UserRow,
  { wanted, now }: { wanted: AdminUser; now: Date },
): Promise<AuthApiError | undefined> {
  const userMetadata = mergeMetadata(user.raw_user_meta_data, wanted.userMetadata);
  const appMetadata = mergeMetadata(user.raw_app_meta_data, wanted.appMetadata);
  if (![userMetadata, appMetadata].every((each) => metadataField.safeParse(each).success))
    return validationFailed("metadata is too large");
  await client.query(
    `update auth.users
        set raw_user_meta_data = $2::jsonb, raw_app_meta_data = $3::jsonb,
            encrypted_password = coalesce($4, encrypted_password),
            email_confirmed_at = case when $5 then coalesce(email_confirmed_at, $7) else email_confirmed_at end,
            phone_confirmed_at = case when $6 then coalesce(phone_confirmed_at, $7) else phone_confirmed_at end,
            banned_until = case when $8 then $9::timestamptz else banned_until end, updated_at = $7
      where id = $1`,
    [
      user.id,
      JSON.stringify(userMetadata),
      JSON.stringify(appMetadata),
      wanted.passwordHash ?? null,
      wanted.emailConfirm,
      wanted.phoneConfirm,
      now,
      wanted.bannedUntil !== undefined,
      wanted.bannedUntil ?? null,
    ],
  );
  if (wanted.passwordHash !== undefined) await endOtherAccess(client, user, now);
  // A banned user has no session.
  if (wanted.bannedUntil)
    await client.query("delete from auth.sessions where user_id = $1", [user.id]);
  return undefined;
}

async function apply(
  client: PoolClient,
  auth: AuthServer,
  { id, wanted }: { id: string; wanted: AdminUser },
): Promise<UserRow | AuthApiError> {
  const now = auth.now();
  const user = await findUserById(client, id, "change");
  if (!user) return userNotFound();
  const problem =
    (await takenProblem(client, wanted, id)) ?? (await setFields(client, user, { wanted, now }));
  if (problem) return problem;
  const { email, phone, emailConfirm, phoneConfirm } = wanted;
  if (email !== undefined) {
    const contact = { kind: "email", address: email } as const;
    await setContact(client, user, { contact, confirmed: emailConfirm, now });
  }
  if (phone !== undefined) {
    const contact = { kind: "phone", address: phone } as const;
    await setContact(client, user, { contact, confirmed: phoneConfirm, now });
  }
  return (await findUserById(client, id)) ?? userNotFound();
}

/** `PUT /admin/users/:user_id` */
export async function updateUserById(auth: AuthServer, c: Context): Promise<Response> {
  const id = readUserId(c);
  if (id instanceof AuthApiError) return errorResponse(c, id);
  const wanted = await readAdminUser(auth, c);
  if (wanted instanceof AuthApiError) return errorResponse(c, wanted);
  const outcome = await asAuthAdmin(auth.pool, (client) => apply(client, auth, { id, wanted }));
  return outcome instanceof AuthApiError ? errorResponse(c, outcome) : c.json(userJson(outcome));
}
