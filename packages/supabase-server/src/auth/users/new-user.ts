import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { UserRow } from "./user-row.ts";

/** The validated fields of a sign-up. */
export interface NewUser {
  email: string;
  passwordHash: string;
  metadata: Record<string, unknown>;
}

/**
 * The user of a sign-up. When the email is taken, the same user is returned without being stored, with random ids and
 * current times, so that the responses are indistinguishable.
 */
export function draftUser(newUser: NewUser, confirmed: boolean, now: Date): UserRow {
  const id = randomUUID();
  const { email } = newUser;
  return {
    id,
    email,
    encrypted_password: newUser.passwordHash,
    email_confirmed_at: confirmed ? now : null,
    confirmation_sent_at: confirmed ? null : now,
    recovery_sent_at: null,
    email_change: "",
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: newUser.metadata,
    is_anonymous: false,
    banned_until: null,
    created_at: now,
    updated_at: now,
    identities: [
      {
        id: randomUUID(),
        provider: "email",
        provider_id: id,
        identity_data: { sub: id, email, email_verified: confirmed, phone_verified: false },
        email,
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
      },
    ],
  };
}

/** @returns false when the email is taken. Waits for a concurrent sign-up with the same email. */
export async function insertUser(client: PoolClient, user: UserRow): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
                             raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $8)
     on conflict (email) where not is_sso_user do nothing`,
    [
      user.id,
      user.email,
      user.encrypted_password,
      user.email_confirmed_at,
      user.confirmation_sent_at,
      JSON.stringify(user.raw_app_meta_data),
      JSON.stringify(user.raw_user_meta_data),
      user.created_at,
    ],
  );
  if (rowCount === 0) return false;
  for (const identity of user.identities) {
    await client.query(
      `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5::jsonb, $6, $6, $6)`,
      [
        identity.id,
        user.id,
        identity.provider,
        identity.provider_id,
        JSON.stringify(identity.identity_data),
        identity.created_at,
      ],
    );
  }
  return true;
}
