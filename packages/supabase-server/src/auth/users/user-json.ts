import type { UserRow } from "./user-row.ts";

/** GoTrue's user object for clients, without internal fields. */
export function userJson(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email ?? "",
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    phone: "",
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    confirmed_at: user.email_confirmed_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change === "" ? undefined : user.email_change,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
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
    is_anonymous: user.is_anonymous,
  };
}
