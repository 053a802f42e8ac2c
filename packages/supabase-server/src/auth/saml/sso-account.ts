import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { z } from "zod";
import { AuthApiError, userBanned, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { closedTo } from "../sign-in/registration.ts";
import { draftUser, insertUser } from "../users/new-user.ts";
import { findUserById, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import type { SamlIdentity } from "./saml-identity.ts";
import { findSsoProvider } from "./sso-provider.ts";
import type { SsoProvider } from "./sso-provider.ts";

/**
 * A provider may state addresses of its own domains; without domains those that are no other provider's. GoTrue accepts
 * any, so that one organisation could state an address of another.
 */
async function isOwnDomain(
  client: PoolClient,
  provider: SsoProvider,
  email: string,
): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (provider.domains.length > 0) return provider.domains.includes(domain);
  return (await findSsoProvider(client, "domain", domain)) === undefined;
}

const owners = z.array(z.object({ user_id: z.string() }));

/** The user of an identity who signed in before, with the claims of this sign-in. */
async function findOwner(
  client: PoolClient,
  { provider, subject, data }: SamlIdentity,
  now: Date,
): Promise<UserRow | undefined> {
  const { rows } = await client.query(
    `update auth.identities set identity_data = $3::jsonb, last_sign_in_at = $4, updated_at = $4
      where provider = $1 and provider_id = $2 returning user_id`,
    [provider, subject, JSON.stringify(data), now],
  );
  const owner = owners.parse(rows)[0];
  return owner && findUserById(client, owner.user_id, "change");
}

function newAccount({ provider, subject, email, data }: SamlIdentity, now: Date): UserRow {
  const contact = { kind: "email", address: email } as const;
  const identity = {
    id: randomUUID(),
    provider,
    provider_id: subject,
    identity_data: data,
    email: null,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
  return {
    ...draftUser({ contact, passwordHash: null, metadata: data }, true, now),
    is_sso_user: true,
    raw_app_meta_data: { provider, providers: [provider] },
    identities: [identity],
  };
}

/**
 * The user of an identity. Never linked by the address: an account of the same address that signs in otherwise, or at
 * another provider, is somebody else's.
 */
export async function ssoAccountOf(
  client: PoolClient,
  auth: AuthServer,
  { provider, identity }: { provider: SsoProvider; identity: SamlIdentity },
): Promise<UserRow | AuthApiError> {
  const now = auth.now();
  if (!(await isOwnDomain(client, provider, identity.email)))
    return validationFailed(
      "SAML Assertion contains an email address of a domain that is not assigned to this SSO provider",
    );
  // Simultaneous first sign-ins of one person take turns.
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `${identity.provider} ${identity.subject}`,
  ]);
  const owner = await findOwner(client, identity, now);
  if (owner) return isBanned(owner, now) ? userBanned() : owner;
  const closed = closedTo(auth);
  if (closed) return closed;
  const created = newAccount(identity, now);
  if (!(await insertUser(client, created)))
    return new AuthApiError(500, "unexpected_failure", { message: "Could not create the user" });
  return (await findUserById(client, created.id)) ?? created;
}
