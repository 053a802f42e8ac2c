import type { Context } from "hono";
import type { AuthServer } from "./auth-server.ts";

/** Cache time of the keys; shorter than the time that a retired key still verifies. */
const jwksMaxAgeSeconds = 600;

/** `GET /.well-known/jwks.json` */
export function jwks(auth: AuthServer, c: Context): Response {
  c.header("Cache-Control", `public, max-age=${jwksMaxAgeSeconds}`);
  return c.json(auth.keyring.jwks());
}

/** `GET /settings`: the enabled sign-in methods. */
export function settings(auth: AuthServer, c: Context): Response {
  return c.json({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: auth.registration !== "open",
    mailer_autoconfirm: !auth.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  });
}

/** `GET /health` */
export const health = (c: Context): Response =>
  c.json({
    version: "1",
    name: "supabase-server auth",
    description: "Registration, sessions and users",
  });
