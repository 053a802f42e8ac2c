import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { z } from "zod";
import { AuthApiError, userBanned } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { closedTo } from "../sign-in/registration.ts";
import { updateProviders } from "../users/contact-identity.ts";
import { draftUser, insertIdentity, insertUser } from "../users/new-user.ts";
import { findUserByEmail, findUserById, hasProof, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import type { ProviderIdentity } from "./provider-identity.ts";

const owners = z.array(z.object({ user_id: z.string() }));

/** The id of the user who has the identity; undefined for a new one. */
export async function ownerOf(
  client: PoolClient,
  { provider, subject }: ProviderIdentity,
): Promise<string | undefined> {
  const { rows } = await client.query(
    "select user_id from auth.identities where provider = $1 and provider_id = $2",
    [provider, subject],
  );
  return owners.parse(rows)[0]?.user_id;
}

/** The user who signed in with this identity before; undefined for a new one. */
async function findOwner(
  client: PoolClient,
  identity: ProviderIdentity,
  now: Date,
): Promise<UserRow | AuthApiError | undefined> {
  const { provider, subject, data } = identity;
  const owner = await ownerOf(client, identity);
  if (owner === undefined) return undefined;
  const user = await findUserById(client, owner, "change");
  if (!user) return new AuthApiError(403, "user_not_found", { message: "User not found" });
  await client.query(
    `update auth.identities set identity_data = $3::jsonb, last_sign_in_at = $4, updated_at = $4
      where provider = $1 and provider_id = $2`,
    [provider, subject, JSON.stringify(data), now],
  );
  return user;
}

/** The row of a new identity. */
export const identityRow = ({ provider, subject, data }: ProviderIdentity, now: Date) => ({
  id: randomUUID(),
  provider,
  provider_id: subject,
  identity_data: data,
  email: null,
  last_sign_in_at: now,
  created_at: now,
  updated_at: now,
});

/**
 * Removes what a stranger may have prepared: nobody has proved to own the account, and the provider proves who owns the
 * address.
 */
async function discardUnconfirmed(
  client: PoolClient,
  userId: string,
  { metadata, now }: { metadata: Record<string, unknown>; now: Date },
): Promise<void> {
  for (const table of ["sessions", "one_time_tokens", "flow_state", "identities", "mfa_factors"])
    await client.query(`delete from auth.${table} where user_id = $1`, [userId]);
  await client.query("delete from auth.webauthn_credentials where user_id = $1", [userId]);
  await client.query(
    `update auth.users set encrypted_password = null, phone = null, phone_change = '', email_change = '',
            raw_user_meta_data = $2::jsonb, email_confirmed_at = $3, updated_at = $3
      where id = $1`,
    [userId, JSON.stringify(metadata), now],
  );
}

/** An address of another account. */
export const emailExists = () =>
  new AuthApiError(422, "email_exists", {
    message: "A user with this email address has already been registered",
  });

/** An address that the provider has not verified, or none. */
export const unverifiedEmail = (provider: string) =>
  new AuthApiError(422, "provider_email_needs_verification", {
    message: `Unverified email with ${provider}`,
  });

/** Simultaneous sign-ins and links of one identity take turns until the transaction ends. */
export const lockIdentity = (client: PoolClient, { provider, subject }: ProviderIdentity) =>
  client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${provider} ${subject}`]);

/** Adds the identity to the account of its verified address. */
async function linkTo(
  client: PoolClient,
  auth: AuthServer,
  { user, identity }: { user: UserRow; identity: ProviderIdentity },
): Promise<AuthApiError | undefined> {
  const now = auth.now();
  if (isBanned(user, now)) return userBanned();
  if (user.email_confirmed_at === null) {
    // Somebody else may have entered the address in an account that they own by a phone number.
    if (hasProof(user)) return emailExists();
    await discardUnconfirmed(client, user.id, { metadata: identity.data, now });
  } else if (!auth.confirmEmail) {
    // The time of the confirmation is that of the sign-up then, and proves nothing.
    return emailExists();
  }
  await insertIdentity(client, user.id, identityRow(identity, now));
  await updateProviders(client, user.id);
  return undefined;
}

/** @param email undefined for a wallet, which has none. */
function newAccount(identity: ProviderIdentity, email: string | undefined, now: Date): UserRow {
  const contact = email === undefined ? undefined : { kind: "email" as const, address: email };
  const draft = draftUser({ contact, passwordHash: null, metadata: identity.data }, true, now);
  const { provider } = identity;
  return {
    ...draft,
    is_anonymous: false,
    raw_app_meta_data: { provider, providers: [provider] },
    identities: [identityRow(identity, now)],
  };
}

/** @returns undefined when an account of the address was created concurrently. */
async function linkOrCreate(
  client: PoolClient,
  auth: AuthServer,
  identity: ProviderIdentity,
): Promise<UserRow | AuthApiError | undefined> {
  const now = auth.now();
  const email = identity.verifiedEmail;
  if (email === undefined) return unverifiedEmail(identity.provider);
  const existing = await findUserByEmail(client, email, "change");
  if (existing) {
    const problem = await linkTo(client, auth, { user: existing, identity });
    return problem ?? findUserById(client, existing.id);
  }
  const closed = closedTo(auth);
  if (closed) return closed;
  const created = newAccount(identity, email, now);
  return (await insertUser(client, created)) ? findUserById(client, created.id) : undefined;
}

const maxAttempts = 3;

/** The user who signed in with this identity before. Locks the identity and the user. */
async function knownAccount(
  client: PoolClient,
  auth: AuthServer,
  identity: ProviderIdentity,
): Promise<UserRow | AuthApiError | undefined> {
  await lockIdentity(client, identity);
  const owner = await findOwner(client, identity, auth.now());
  if (owner === undefined || owner instanceof AuthApiError) return owner;
  return isBanned(owner, auth.now()) ? userBanned() : owner;
}

/**
 * The user of an identity. A new identity is linked to the account of its address only when both the provider and this
 * server have verified it; else it gets an account.
 */
export async function accountOf(
  client: PoolClient,
  auth: AuthServer,
  identity: ProviderIdentity,
): Promise<UserRow | AuthApiError> {
  const known = await knownAccount(client, auth, identity);
  if (known) return known;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const user = await linkOrCreate(client, auth, identity);
    if (user) return user;
  }
  throw new Error("the account of this email was deleted during the sign-in");
}

/** The user of a wallet, who needs no address. */
export async function walletAccountOf(
  client: PoolClient,
  auth: AuthServer,
  identity: ProviderIdentity,
): Promise<UserRow | AuthApiError> {
  const known = (await knownAccount(client, auth, identity)) ?? closedTo(auth);
  if (known) return known;
  const created = newAccount(identity, undefined, auth.now());
  await insertUser(client, created);
  return (await findUserById(client, created.id)) ?? created;
}
