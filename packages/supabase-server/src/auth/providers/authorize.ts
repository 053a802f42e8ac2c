import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { newToken } from "../one-time-tokens/secret-token.ts";
import { challengeFields, challengeOf } from "../request-body.ts";
import type { ProviderClient } from "./provider-client.ts";
import { storeState } from "./provider-state.ts";
import { errorRedirect } from "./result-redirect.ts";

const passedOn = z.string().max(500).optional();

const authorizeQuery = z.object({
  ...challengeFields,
  redirect_to: z.string().max(2000).optional(),
  /** Further scopes. */
  scopes: z
    .string()
    .max(500)
    .regex(/^[\w .:/-]*$/)
    .optional(),
  access_type: passedOn,
  domain_hint: passedOn,
  hd: passedOn,
  login_hint: passedOn,
  prompt: passedOn,
});

/** `GET /authorize` of a configured provider: redirects to its consent page. */
export async function authorizeAt(
  auth: AuthServer,
  c: Context,
  provider: ProviderClient,
): Promise<Response> {
  const query = authorizeQuery.safeParse(c.req.query());
  if (!query.success)
    return errorResponse(
      c,
      validationFailed(`Invalid parameter: ${String(query.error.issues[0]?.path[0])}`),
    );
  const address = clientKey(auth.clientAddress(c));
  const overLimit = await auth.limits.consume("authorizationsPerClient", address);
  if (overLimit) return errorResponse(c, overLimit);
  const { code_challenge, code_challenge_method, redirect_to, ...parameters } = query.data;
  const redirectTo = auth.redirectTarget(redirect_to);
  const state = newToken();
  const secrets = { nonce: newToken(), codeVerifier: newToken() };
  let location: URL;
  try {
    location = await provider.authorizationUrl(present(parameters), { state, ...secrets });
  } catch {
    const unreachable = new AuthApiError(503, "unexpected_failure", {
      message: `The provider ${provider.options.name} cannot be reached at the moment`,
    });
    return c.redirect(errorRedirect(redirectTo, unreachable).href, 302);
  }
  const stored = {
    provider: provider.options.name,
    ...secrets,
    redirectTo,
    challenge: challengeOf({ code_challenge, code_challenge_method }),
    now: auth.now(),
  };
  await asAuthAdmin(auth.pool, (client) => storeState(client, state, stored));
  return c.redirect(location.href, 302);
}

const present = (parameters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, value]],
    ),
  );
