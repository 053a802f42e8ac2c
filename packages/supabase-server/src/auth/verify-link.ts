import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "./auth-database.ts";
import type { AuthServer } from "./auth-server.ts";
import { clientKey } from "./client-address.ts";
import { confirmPageFor, linkTypes, tokenTypesOf } from "./mail-link.ts";
import type { LinkType } from "./mail-link.ts";
import { findLink, isPkceToken, ownerOfToken } from "./one-time-token.ts";
import type { OneTimeToken } from "./one-time-token.ts";
import { startFlow } from "./pkce.ts";
import { redeem } from "./redeem.ts";
import { otpExpired, Refusal, validationFailed } from "./refusal.ts";
import { challengeOf } from "./request-body.ts";
import { deviceOf, openSession, sessionJson } from "./session.ts";
import type { Device, OpenedSession } from "./session.ts";
import { findUserById } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

/** What the first of two addresses is told. */
export const otherMustAgreeMessage =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const linkQuery = z.object({ token: z.string().min(1).max(256), type: z.enum(linkTypes) });

type Followed =
  | { kind: "session"; session: OpenedSession }
  | { kind: "code"; code: string }
  | { kind: "otherMustAgree" };

/** The challenge is null for the implicit flow, whose session travels in the fragment. */
async function comeIn(
  client: PoolClient,
  user: UserRow,
  arrival: { token: OneTimeToken; device: Device; now: Date },
): Promise<Followed> {
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
): Promise<Followed | Refusal> {
  const expired = otpExpired("Email link is invalid or has expired");
  const now = auth.now();
  const owner = await ownerOfToken(client, link.token);
  const user = owner === undefined ? undefined : await findUserById(client, owner, "change");
  const search = { token: link.token, types: tokenTypesOf[link.type], now, evenIfJustUsed: true };
  const token = user && (await findLink(client, search));
  if (!token) return expired;
  const redeemed = await redeem(client, user, { token, now });
  if (redeemed instanceof Refusal) return redeemed.code === expired.code ? expired : redeemed;
  return redeemed.kind === "mayComeIn"
    ? comeIn(client, redeemed.user, { token, device: link.device, now })
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

function withError(target: URL, refusal: Refusal, inQueryToo: boolean): URL {
  const url = new URL(target);
  const error = {
    error: refusal.status >= 500 ? "server_error" : "access_denied",
    error_code: refusal.code,
    error_description: refusal.message,
  };
  url.hash = new URLSearchParams(error).toString();
  if (inQueryToo)
    for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  return url;
}

async function arrivalUrl(
  auth: AuthServer,
  followed: Followed,
  link: { target: URL; type: LinkType },
): Promise<URL> {
  const url = new URL(link.target);
  switch (followed.kind) {
    case "session":
      url.hash = (await fragmentOf(auth, followed.session, link.type)).toString();
      return url;
    case "code":
      url.searchParams.set("code", followed.code);
      return url;
    case "otherMustAgree":
      url.hash = new URLSearchParams({ message: otherMustAgreeMessage }).toString();
      return url;
  }
}

/** `GET /verify`: what a link in a mail opens. It always leads on to a page, which shows what happened. */
export async function verifyLink(auth: AuthServer, c: Context): Promise<Response> {
  // A mail scanner that only asks whether the page exists must not use the link up.
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
  // The session of an implicit link would travel in the fragment, where no page of the site accepts one.
  if (page && !isPkceToken(token)) {
    page.search = new URLSearchParams({ token_hash: token, type: query.data.type }).toString();
    return c.redirect(page.href, 303);
  }
  const link = { ...query.data, device: deviceOf(auth, c) };
  const followed = await asAuthAdmin(auth.pool, (client) => followLink(client, auth, link));
  if (followed instanceof Refusal) {
    const overLimit = await auth.limits.consume(
      "failedTokensPerClient",
      clientKey(auth.clientAddress(c)),
    );
    return c.redirect(withError(target, overLimit ?? followed, isPkceToken(token)).href, 303);
  }
  return c.redirect((await arrivalUrl(auth, followed, { target, type: link.type })).href, 303);
}
