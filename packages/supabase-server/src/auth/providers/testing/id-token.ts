import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { openBrowser } from "./browser.ts";
import { appCallback } from "./started-issuer.ts";
import type { Person, StartedIssuer } from "./started-issuer.ts";

const tokens = z.object({ id_token: z.string(), access_token: z.string() });

/** Lets a person sign in to an app at the issuer, and returns the tokens of the app. */
export async function signInToApp(
  issuer: StartedIssuer,
  person: Person,
  { appId = issuer.appId, nonce }: { appId?: string; nonce?: string } = {},
) {
  issuer.setPerson(person);
  const verifier = randomBytes(32).toString("base64url");
  const parameters = new URLSearchParams({
    client_id: appId,
    redirect_uri: appCallback,
    response_type: "code",
    scope: "openid email profile",
    claims: JSON.stringify({ id_token: { email: null, email_verified: null, name: null } }),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...(nonce === undefined ? {} : { nonce: createHash("sha256").update(nonce).digest("hex") }),
  });
  const callback = await openBrowser().open(`${issuer.url}/auth?${parameters.toString()}`, [
    issuer.url,
  ]);
  const response = await fetch(`${issuer.url}/token`, {
    method: "POST",
    body: new URLSearchParams({
      client_id: appId,
      grant_type: "authorization_code",
      code: callback.searchParams.get("code") ?? "",
      code_verifier: verifier,
      redirect_uri: appCallback,
    }),
  });
  const { id_token: idToken, access_token: accessToken } = tokens.parse(await response.json());
  return { idToken, accessToken };
}
