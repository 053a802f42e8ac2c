import { factorJson } from "../factors/factor-row.ts";
import type { UserRow } from "./user-row.ts";

/** Leaves out what is not set, as GoTrue does. */
const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== "" && value !== undefined,
    ),
  );

function earliest(...times: readonly (Date | null)[]): Date | undefined {
  return times.filter((time) => time !== null).toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** GoTrue's user object for clients, without internal fields. */
export function userJson(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: "authenticated",
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      invited_at: user.invited_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: earliest(user.email_confirmed_at, user.phone_confirmed_at),
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      factors: user.factors.length === 0 ? undefined : user.factors.map(factorJson),
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map((identity) => identityJson(user.id, identity)),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
    ...(user.is_sso_user ? { is_sso_user: true } : {}),
  };
}

const identityJson = (userId: string, identity: UserRow["identities"][number]) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: userId,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: identity.last_sign_in_at ?? undefined,
  created_at: identity.created_at,
  updated_at: identity.updated_at,
  email: identity.email ?? undefined,
});
