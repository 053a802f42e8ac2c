import type { UserRow } from "./user-row.ts";

function firstOf(...times: readonly (Date | null)[]): Date | undefined {
  return times.filter((time) => time !== null).toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** GoTrue's user object for clients, without internal fields. */
export function userJson(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: "authenticated",
    role: user.role,
    email: user.email ?? "",
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    phone: user.phone ?? "",
    phone_confirmed_at: user.phone_confirmed_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    confirmed_at: firstOf(user.email_confirmed_at, user.phone_confirmed_at),
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change === "" ? undefined : user.email_change,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    new_phone: user.phone_change === "" ? undefined : user.phone_change,
    phone_change_sent_at: user.phone_change_sent_at ?? undefined,
    reauthentication_sent_at: user.reauthentication_sent_at ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: user.id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      last_sign_in_at: identity.last_sign_in_at ?? undefined,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
      email: identity.email ?? undefined,
    })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until ?? undefined,
    is_anonymous: user.is_anonymous,
  };
}
