import { isDiskFull } from "@postulo/postgres/full-disk";
import { Hono } from "hono";
import type { Context } from "hono";
import { limitBody } from "../internal/body-size.ts";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import { createAuthServer } from "./auth-server.ts";
import type { AuthOptions, AuthServer } from "./auth-server.ts";
import { exchange } from "./pkce.ts";
import { health, jwks, settings } from "./public-facts.ts";
import { refresh } from "./refresh.ts";
import { databaseLost, diskFull, Refusal, refuse, validationFailed } from "./refusal.ts";
import { recover, resend } from "./request-mail.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { handleSignUp } from "./sign-up.ts";
import { getUser, updateUser } from "./user-routes.ts";
import { verifyCode } from "./verify-code.ts";
import { verifyLink } from "./verify-link.ts";

const maxBodyBytes = 64 * 1024;

async function token(auth: AuthServer, c: Context): Promise<Response> {
  switch (c.req.query("grant_type")) {
    case "password":
      return signIn(auth, c);
    case "refresh_token":
      return refresh(auth, c);
    case "pkce":
      return exchange(auth, c);
    case undefined:
    default:
      return refuse(c, validationFailed("unsupported_grant_type"));
  }
}

/** Supabase Auth as `@supabase/auth-js` speaks it, to be mounted at `/auth/v1`. See docs/design/sessions.md. */
export function createAuthRoutes(options: AuthOptions): Hono {
  const auth = createAuthServer(options);
  const app = new Hono();
  app.onError((error, c) => {
    if (isDiskFull(error)) return refuse(c, diskFull());
    if (!isDatabaseLost(error)) throw error;
    return refuse(c, databaseLost());
  });
  app.use(async (c, next) => {
    // Answers carry tokens and links carry them too: no cache and no referrer may keep them.
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    await next();
  });
  const tooLarge = new Refusal(413, "validation_failed", { message: "Request body is too large" });
  app.use(limitBody(maxBodyBytes, (c) => refuse(c, tooLarge)));

  app.post("/signup", (c) => handleSignUp(auth, c));
  app.post("/token", (c) => token(auth, c));
  app.post("/resend", (c) => resend(auth, c));
  app.post("/recover", (c) => recover(auth, c));
  app.get("/verify", (c) => verifyLink(auth, c));
  app.post("/verify", (c) => verifyCode(auth, c));
  app.post("/logout", (c) => signOut(auth, c));
  app.get("/user", (c) => getUser(auth, c));
  app.put("/user", (c) => updateUser(auth, c));
  app.get("/settings", (c) => settings(auth, c));
  app.get("/health", health);
  app.get("/.well-known/jwks.json", (c) => jwks(auth, c));
  const unknown = new Refusal(404, "not_found", { message: "There is no such endpoint" });
  app.all("*", (c) => refuse(c, unknown));
  return app;
}
