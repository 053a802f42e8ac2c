import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { confirmPageFor, linkTypes, tokenTypesOf } from "../messages/mail-link.ts";
import type { LinkType } from "../messages/mail-link.ts";
import { findLink, isPkceToken, ownerOfToken } from "./one-time-token.ts";
import type { OneTimeToken } from "./one-time-token.ts";
import { startFlow } from "../sessions/pkce.ts";
import { redeem } from "./redeem.ts";
import { otpExpired, AuthApiError, validationFailed } from "../auth-error.ts";
import { challengeOf } from "../request-body.ts";
import { deviceOf, openSession, sessionJson } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** The message after the first of two confirmations. */
export const otherMustConfirmMessage =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const linkQuery = z.object({ token: z.string().min(1).max(256), type: z.enum(linkTypes) });

type LinkResult =
  | { kind: "session"; session: OpenedSession }
  | { kind: "code"; code: string }
  | { kind: "otherMustConfirm" };

/** The challenge is null in the implicit flow, whose session is in the fragment. */
async function grantSession(
  client: PoolClient,
  user: UserRow,
  arrival: { token: OneTimeToken; device: Device; now: Date },
): Promise<LinkResult> {
  const { token, device, now } = arrival;
  const challenge = challengeOf(token);
  if (challenge)
    return { kind: "code", code: await startFlow(client, user.id, { challenge, now }) };
  return {
    kind: "session",
    session: await openSession(client, user, { method: "otp", device, now }),
  };
}

async function followLink(
  client: PoolClient,
  auth: AuthServer,
  link: { token: string; type: LinkType; device: Device },
): Promise<LinkResult | AuthApiError> {
  const expired = otpExpired("Email link is invalid or has expired");
  const now = auth.now();
  const owner = await ownerOfToken(client, link.token);
  const user = owner === undefined ? undefined : await findUserById(client, owner, "change");
  const search = { token: link.token, types: tokenTypesOf[link.type], now, evenIfJustUsed: true };
  const token = user && (await findLink(client, search));
  if (!token) return expired;
  const redeemed = await redeem(client, user, { token, now });
  if (redeemed instanceof AuthApiError) return redeemed.code === expired.code ? expired : redeemed;
  return redeemed.kind === "granted"
    ? grantSession(client, redeemed.user, { token, device: link.device, now })
    : { kind: redeemed.kind };
}

async function fragmentOf(
  auth: AuthServer,
  session: OpenedSession,
  type: LinkType,
): Promise<URLSearchParams> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await sessionJson(
    auth,
    session,
  );
  return new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type,
  });
}

function withError(target: URL, apiError: AuthApiError, inQueryToo: boolean): URL {
  const url = new URL(target);
  const error = {
    error: apiError.status >= 500 ? "server_error" : "access_denied",
    error_code: apiError.code,
    error_description: apiError.message,
  };
  url.hash = new URLSearchParams(error).toString();
  if (inQueryToo)
    for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  return url;
}

async function redirectUrl(
  auth: AuthServer,
  result: LinkResult,
  link: { target: URL; type: LinkType },
): Promise<URL> {
  const url = new URL(link.target);
  switch (result.kind) {
    case "session":
      url.hash = (await fragmentOf(auth, result.session, link.type)).toString();
      return url;
    case "code":
      url.searchParams.set("code", result.code);
      return url;
    case "otherMustConfirm":
      url.hash = new URLSearchParams({ message: otherMustConfirmMessage }).toString();
      return url;
  }
}

/** `GET /verify`: the target of mailed links. It always redirects to a page that shows the result. */
export async function verifyLink(auth: AuthServer, c: Context): Promise<Response> {
  // A mail scanner's HEAD request must not consume the link.
  if (c.req.method === "HEAD") return c.body(null);
  const target = auth.redirectTarget(c.req.query("redirect_to"));
  const { token = "", type } = c.req.query();
  const query = linkQuery.safeParse({ token, type });
  if (!query.success) {
    return c.redirect(
      withError(target, validationFailed("Verify requires a token and a type"), isPkceToken(token))
        .href,
      303,
    );
  }
  const page = confirmPageFor(auth, target);
  // The session of an implicit link would be in the fragment, where no page of the site accepts one.
  if (page && !isPkceToken(token)) {
    page.search = new URLSearchParams({ token_hash: token, type: query.data.type }).toString();
    return c.redirect(page.href, 303);
  }
  const link = { ...query.data, device: deviceOf(auth, c) };
  const result = await asAuthAdmin(auth.pool, (client) => followLink(client, auth, link));
  if (result instanceof AuthApiError) {
    const overLimit = await auth.limits.consume(
      "failedTokensPerClient",
      clientKey(auth.clientAddress(c)),
    );
    return c.redirect(withError(target, overLimit ?? result, isPkceToken(token)).href, 303);
  }
  return c.redirect((await redirectUrl(auth, result, { target, type: link.type })).href, 303);
}
