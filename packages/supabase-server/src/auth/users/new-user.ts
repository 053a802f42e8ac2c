import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Contact } from "../messages/contact.ts";
import type { UserRow } from "./user-row.ts";

/** The validated fields of a sign-up. */
export interface NewUser {
  /** Undefined for an anonymous user. */
  contact: Contact | undefined;
  /** Null for a user who signs in by codes and links. */
  passwordHash: string | null;
  metadata: Record<string, unknown>;
}

const noTimes = {
  email_confirmed_at: null,
  phone_confirmed_at: null,
  invited_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  email_change_sent_at: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  banned_until: null,
};

/** The identity of a user who signs in by this contact. */
export function contactIdentity(
  userId: string,
  { kind, address }: Contact,
  { confirmed, now }: { confirmed: boolean; now: Date },
): UserRow["identities"][number] {
  return {
    id: randomUUID(),
    provider: kind,
    provider_id: userId,
    identity_data: {
      sub: userId,
      [kind]: address,
      email_verified: confirmed && kind === "email",
      phone_verified: confirmed && kind === "phone",
    },
    email: kind === "email" ? address : null,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
}

const contactFields = ({ kind, address }: Contact, { confirmed, now }: Draft) => ({
  email: kind === "email" ? address : null,
  phone: kind === "phone" ? address : null,
  email_confirmed_at: confirmed && kind === "email" ? now : null,
  phone_confirmed_at: confirmed && kind === "phone" ? now : null,
  confirmation_sent_at: confirmed ? null : now,
  raw_app_meta_data: { provider: kind, providers: [kind] },
});

interface Draft {
  confirmed: boolean;
  now: Date;
}

/**
 * The user of a sign-up. When the contact is taken, the same user is returned without being stored, with random ids and
 * current times, so that the responses are indistinguishable.
 */
export function draftUser(newUser: NewUser, confirmed: boolean, now: Date): UserRow {
  const id = randomUUID();
  const { contact, metadata } = newUser;
  const draft = { confirmed, now };
  return {
    ...noTimes,
    id,
    role: "authenticated",
    ...(contact
      ? contactFields(contact, draft)
      : { email: null, phone: null, raw_app_meta_data: {} }),
    encrypted_password: newUser.passwordHash,
    email_change: "",
    phone_change: "",
    raw_user_meta_data: metadata,
    is_sso_user: false,
    is_anonymous: contact === undefined,
    created_at: now,
    updated_at: now,
    factors: [],
    identities: contact ? [contactIdentity(id, contact, draft)] : [],
  };
}

/** Adds an identity of a stored user. */
export async function insertIdentity(
  client: PoolClient,
  userId: string,
  identity: UserRow["identities"][number],
): Promise<void> {
  await client.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $6, $6)`,
    [
      identity.id,
      userId,
      identity.provider,
      identity.provider_id,
      JSON.stringify(identity.identity_data),
      identity.created_at,
    ],
  );
}

/** @returns false when email or phone are taken. Waits for a concurrent sign-up with the same contact. */
export async function insertUser(client: PoolClient, user: UserRow): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into auth.users (id, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
                             confirmation_sent_at, invited_at, raw_app_meta_data, raw_user_meta_data, is_anonymous,
                             role, banned_until, created_at, updated_at, is_sso_user)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11, $12, $13, $14, $14, $15)
     on conflict do nothing`,
    [
      user.id,
      user.email,
      user.phone,
      user.encrypted_password,
      user.email_confirmed_at,
      user.phone_confirmed_at,
      user.confirmation_sent_at,
      user.invited_at,
      JSON.stringify(user.raw_app_meta_data),
      JSON.stringify(user.raw_user_meta_data),
      user.is_anonymous,
      user.role,
      user.banned_until,
      user.created_at,
      user.is_sso_user,
    ],
  );
  if (rowCount === 0) return false;
  for (const identity of user.identities) await insertIdentity(client, user.id, identity);
  return true;
}
