import type { PoolClient } from "pg";
import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { insufficientAal, lacksFactor } from "../factors/aal.ts";
import { findSession } from "../sessions/authenticate.ts";
import type { SessionClaims, SessionUser } from "../sessions/authenticate.ts";
import { updateProviders } from "../users/contact-identity.ts";
import { insertIdentity } from "../users/new-user.ts";
import { findUserByEmail, findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import {
  emailExists,
  identityRow,
  lockIdentity,
  ownerOf,
  unverifiedEmail,
} from "./link-account.ts";
import type { ProviderIdentity } from "./provider-identity.ts";

export const manualLinkingDisabled = () =>
  new AuthApiError(404, "manual_linking_disabled", { message: "Manual linking is disabled" });

/** The session whose user may add and remove identities: with a second factor it must have been given. */
export async function findLinkingSession(
  client: PoolClient,
  auth: AuthServer,
  caller: SessionClaims,
): Promise<SessionUser | AuthApiError> {
  const found = await findSession(client, caller, { now: auth.now(), lock: "change" });
  if (found instanceof AuthApiError) return found;
  // Its organisation would no longer decide who signs in.
  if (found.user.is_sso_user)
    return new AuthApiError(422, "user_sso_managed", {
      message: "Identities of a SSO account are managed by its provider",
    });
  return lacksFactor(found)
    ? insufficientAal(403, "AAL2 required to link or unlink an identity")
    : found;
}

const alreadyLinked = (message: string) =>
  new AuthApiError(422, "identity_already_exists", { message });

async function ownerProblem(
  client: PoolClient,
  user: UserRow,
  identity: ProviderIdentity,
): Promise<AuthApiError | undefined> {
  const owner = await ownerOf(client, identity);
  if (owner === undefined) return undefined;
  return alreadyLinked(
    owner === user.id ? "Identity is already linked" : "Identity is already linked to another user",
  );
}

/** A user without an address gets that of the identity. */
async function emailProblem(
  client: PoolClient,
  user: UserRow,
  { verifiedEmail, provider }: ProviderIdentity,
): Promise<AuthApiError | undefined> {
  if (user.email !== null) return undefined;
  if (verifiedEmail === undefined)
    return user.phone === null ? unverifiedEmail(provider) : undefined;
  return (await findUserByEmail(client, verifiedEmail)) ? emailExists() : undefined;
}

interface Link {
  caller: SessionClaims;
  identity: ProviderIdentity;
}

/** The user to whom the identity may be added. Locks both until the transaction ends. */
export async function linkingUser(
  client: PoolClient,
  auth: AuthServer,
  { caller, identity }: Link,
): Promise<UserRow | AuthApiError> {
  await lockIdentity(client, identity);
  const found = await findLinkingSession(client, auth, caller);
  if (found instanceof AuthApiError) return found;
  const { user } = found;
  return (
    (await ownerProblem(client, user, identity)) ??
    (await emailProblem(client, user, identity)) ??
    user
  );
}

/** Adds an identity to the user of a session, whatever its address. */
export async function linkToCaller(
  client: PoolClient,
  auth: AuthServer,
  link: Link,
): Promise<UserRow | AuthApiError> {
  const user = await linkingUser(client, auth, link);
  if (user instanceof AuthApiError) return user;
  const { identity } = link;
  const now = auth.now();
  if (user.email === null && identity.verifiedEmail !== undefined) {
    await client.query(
      `update auth.users set email = $2, email_confirmed_at = $3, is_anonymous = false, updated_at = $3
        where id = $1`,
      [user.id, identity.verifiedEmail, now],
    );
  }
  await insertIdentity(client, user.id, identityRow(identity, now));
  await updateProviders(client, user.id);
  return (await findUserById(client, user.id)) ?? user;
}
