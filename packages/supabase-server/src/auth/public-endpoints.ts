import type { Context } from "hono";
import type { AuthServer } from "./auth-server.ts";

/** Cache time of the keys; shorter than the time that a retired key still verifies. */
const jwksMaxAgeSeconds = 600;

/** `GET /.well-known/jwks.json` */
export function jwks(auth: AuthServer, c: Context): Response {
  c.header("Cache-Control", `public, max-age=${jwksMaxAgeSeconds}`);
  return c.json(auth.keyring.jwks());
}

const externalProviders = [
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "snapchat",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "keycloak",
  "kakao",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "spotify",
  "slack",
  "slack_oidc",
  "workos",
  "twitch",
  "twitter",
  "zoom",
] as const;

/** `GET /settings`: the enabled sign-in methods. */
export function settings(auth: AuthServer, c: Context): Response {
  return c.json({
    external: {
      ...Object.fromEntries(externalProviders.map((name) => [name, auth.providers.has(name)])),
      anonymous_users: auth.anonymousUsers,
      email: true,
      phone: auth.isPhoneEnabled,
    },
    disable_signup: auth.registration !== "open",
    mailer_autoconfirm: !auth.confirmEmail,
    phone_autoconfirm: auth.isPhoneEnabled && !auth.confirmPhone,
    sms_provider: "",
    saml_enabled: auth.saml !== undefined,
    saml_private_key_next_configured: false,
    passkeys_enabled: auth.passkeys !== undefined,
  });
}

/** `GET /health` */
export const health = (c: Context): Response =>
  c.json({
    version: "1",
    name: "supabase-server auth",
    description: "Registration, sessions and users",
  });
