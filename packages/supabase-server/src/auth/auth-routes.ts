import { isDiskFull } from "@postulo/postgres/full-disk";
import { Hono } from "hono";
import type { Context } from "hono";
import { limitBody } from "../internal/body-size.ts";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import { adminProblem } from "./admin/admin-caller.ts";
import { createAdminRoutes } from "./admin/admin-routes.ts";
import { createAuthServer } from "./auth-server.ts";
import type { AuthOptions, AuthServer } from "./auth-server.ts";
import {
  authorize,
  callback,
  identities,
  oauthServer,
  passkeys,
  sso,
} from "./disabled-endpoints.ts";
import { challenge } from "./factors/challenge.ts";
import { enroll } from "./factors/enroll.ts";
import {
  countRecoveryCodes,
  createRecoveryCodes,
  verifyRecoveryCode,
} from "./factors/recovery-codes.ts";
import { createCallback } from "./providers/callback.ts";
import { authorizeAt, authorizeLink } from "./providers/authorize.ts";
import { signInWithIdToken } from "./providers/id-token-grant.ts";
import { unlinkIdentity } from "./providers/unlink-identity.ts";
import { unenroll } from "./factors/unenroll.ts";
import { verifyFactor } from "./factors/verify-factor.ts";
import { createPasskeyRoutes } from "./passkeys/passkey-routes.ts";
import { createSamlRoutes } from "./saml/saml-routes.ts";
import { exchange } from "./sessions/pkce.ts";
import { health, jwks, settings } from "./public-endpoints.ts";
import { refresh } from "./sessions/refresh.ts";
import { databaseLost, diskFull, AuthApiError, errorResponse } from "./auth-error.ts";
import { recover, resend } from "./messages/resend.ts";
import { reauthenticate } from "./one-time-tokens/reauthenticate.ts";
import { requestOtp } from "./sign-in/otp.ts";
import { signIn } from "./sign-in/sign-in.ts";
import { signOut } from "./sign-in/sign-out.ts";
import { handleSignUp } from "./sign-in/sign-up.ts";
import { getUser, updateUser } from "./users/user-routes.ts";
import { verifyCode } from "./one-time-tokens/verify-code.ts";
import { signInWithWallet } from "./wallets/wallet-grant.ts";
import { verifyLink } from "./one-time-tokens/verify-link.ts";

const maxBodyBytes = 64 * 1024;
/** Metadata of identity providers, which an administrator sends. */
const maxMetadataBodyBytes = 512 * 1024;

const unsupportedGrant = () =>
  new AuthApiError(400, "invalid_credentials", { message: "unsupported_grant_type" });

async function token(auth: AuthServer, c: Context): Promise<Response> {
  switch (c.req.query("grant_type")) {
    case "password":
      return signIn(auth, c);
    case "refresh_token":
      return refresh(auth, c);
    case "pkce":
      return exchange(auth, c);
    case "id_token":
      return signInWithIdToken(auth, c);
    case "web3":
      return signInWithWallet(auth, c);
    case undefined:
    default:
      return errorResponse(c, unsupportedGrant());
  }
}

const captchaPaths = [
  "/signup",
  "/otp",
  "/magiclink",
  "/recover",
  "/resend",
  "/token",
  "/sso",
  "/passkeys/authentication/options",
];
/** These prove something else. */
const grantsWithoutCaptcha: ReadonlySet<string> = new Set(["pkce", "refresh_token", "id_token"]);

/** Programs of the operator need no captcha. */
async function captchaProblem(
  auth: AuthServer,
  c: Context,
  isToken: boolean,
): Promise<AuthApiError | undefined> {
  if (isToken && grantsWithoutCaptcha.has(c.req.query("grant_type") ?? "")) return undefined;
  const problem = await auth.checkCaptcha(c, auth.clientAddress(c));
  return problem && (await adminProblem(auth, c)) ? problem : undefined;
}

function addCaptcha(app: Hono, auth: AuthServer): void {
  for (const path of captchaPaths) {
    app.post(path, async (c, next) => {
      const problem = await captchaProblem(auth, c, path === "/token");
      if (problem) return errorResponse(c, problem);
      await next();
      return undefined;
    });
  }
}

function addFactors(app: Hono, auth: AuthServer): void {
  app.post("/factors", (c) => enroll(auth, c));
  app.get("/factors/recovery_codes", (c) => countRecoveryCodes(auth, c));
  app.post("/factors/recovery_codes", (c) => createRecoveryCodes(auth, c));
  app.post("/factors/recovery_codes/verify", (c) => verifyRecoveryCode(auth, c));
  app.post("/factors/:factor_id/challenge", (c) => challenge(auth, c));
  app.post("/factors/:factor_id/verify", (c) => verifyFactor(auth, c));
  app.delete("/factors/:factor_id", (c) => unenroll(auth, c));
}

/** Methods that are not configured answer as GoTrue does when they are off. */
function addOptional(app: Hono, auth: AuthServer): void {
  app.get("/authorize", (c) => {
    const provider = auth.providers.get(c.req.query("provider") ?? "");
    return provider ? authorizeAt(auth, c, provider) : authorize(c);
  });
  if (auth.providers.size > 0) app.on(["GET", "POST"], "/callback", createCallback(auth));
  app.all("/callback", callback);
  if (auth.saml) app.route("/sso", createSamlRoutes(auth, auth.saml));
  else for (const path of ["/sso", "/sso/*"]) app.all(path, sso);
  if (auth.manualLinking) {
    app.get("/user/identities/authorize", (c) => authorizeLink(auth, c));
    app.delete("/user/identities/:identity_id", (c) => unlinkIdentity(auth, c));
  } else app.all("/user/identities/*", (c) => identities(auth, c));
  if (auth.passkeys) app.route("/passkeys", createPasskeyRoutes(auth, auth.passkeys));
  else for (const path of ["/passkeys", "/passkeys/*"]) app.all(path, passkeys);
  for (const path of ["/oauth/*", "/user/oauth/*", "/.well-known/oauth-authorization-server"])
    app.all(path, oauthServer);
}

/** The API of Supabase Auth for `@supabase/auth-js`, mounted at `/auth/v1`. See docs/design/sessions.md. */
export function createAuthRoutes(options: AuthOptions): Hono {
  const auth = createAuthServer(options);
  const app = new Hono();
  app.onError((error, c) => {
    if (isDiskFull(error)) return errorResponse(c, diskFull());
    if (!isDatabaseLost(error)) throw error;
    return errorResponse(c, databaseLost());
  });
  app.use(async (c, next) => {
    // Responses and links contain tokens, which must not be in caches and referrers.
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    await next();
  });
  const tooLarge = new AuthApiError(413, "validation_failed", {
    message: "Request body is too large",
  });
  const limit = limitBody(maxBodyBytes, (c) => errorResponse(c, tooLarge));
  const limitMetadata = limitBody(maxMetadataBodyBytes, (c) => errorResponse(c, tooLarge));
  app.use((c, next) =>
    (c.req.path.includes("/admin/sso/providers") ? limitMetadata : limit)(c, next),
  );

  addCaptcha(app, auth);
  app.post("/signup", (c) => handleSignUp(auth, c));
  app.post("/token", (c) => token(auth, c));
  app.post("/otp", (c) => requestOtp(auth, c));
  app.post("/magiclink", (c) => requestOtp(auth, c));
  app.get("/reauthenticate", (c) => reauthenticate(auth, c));
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
  addFactors(app, auth);
  app.route("/", createAdminRoutes(auth));
  addOptional(app, auth);
  const unknown = new AuthApiError(404, "not_found", { message: "There is no such endpoint" });
  app.all("*", (c) => errorResponse(c, unknown));
  return app;
}
