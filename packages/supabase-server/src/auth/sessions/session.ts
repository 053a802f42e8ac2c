import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import type { AuthServer } from "../auth-server.ts";
import { factorMark, lacksFactor } from "../factors/aal.ts";
import { toInetAddress } from "../guesses/client-address.ts";
import { setDeviceCookie } from "../sign-in/known-device.ts";
import { hashOf, newToken } from "../one-time-tokens/secret-token.ts";
import { userJson } from "../users/user-json.ts";
import type { UserRow } from "../users/user-row.ts";

export const accessTokenSeconds = 3600;
const maxUserAgentLength = 400;

/** The claim `amr`. */
export const amrSchema = z.array(
  z.object({ method: z.string(), timestamp: z.number(), provider: z.string().optional() }),
);

/** A new session whose access token is not signed yet. */
export interface OpenedSession {
  id: string;
  user: UserRow;
  amr: z.infer<typeof amrSchema>;
  aal: string;
  refreshToken: string;
}

/** The device of a session, shown to its owner. */
export interface Device {
  userAgent: string | null;
  address: string | null;
}

export const deviceOf = (auth: AuthServer, c: Context): Device => ({
  userAgent: c.req.header("user-agent")?.slice(0, maxUserAgentLength) ?? null,
  address: toInetAddress(auth.clientAddress(c)),
});

/** The id of the identity provider of a user who signs in at one. */
const ssoProviderOf = ({ identities: [first] }: UserRow): string =>
  first?.provider.replace(/^sso:/, "") ?? "";

/** Opens a session. The caller has locked the user row, or holds a reference to it. */
export async function openSession(
  client: PoolClient,
  user: UserRow,
  how: { method: string; device: Device; now: Date; notAfter?: Date | undefined },
): Promise<OpenedSession> {
  const provider = ssoProviderOf(user);
  const timestamp = Math.floor(how.now.getTime() / 1000);
  const amr = [
    { method: how.method, timestamp, ...(how.method === "sso/saml" ? { provider } : {}) },
  ];
  const refreshToken = newToken();
  const { rows } = await client.query(
    `with opened as (
       insert into auth.sessions (user_id, amr, user_agent, ip, refresh_secret, created_at, updated_at, not_after)
       values ($1, $2::jsonb, $3, $4::inet, $5, $6, $6, $8) returning id
     ), seen as (
       update auth.users set last_sign_in_at = $6, updated_at = $6 where id = $1
     ), known as (
       update auth.identities set last_sign_in_at = $6, updated_at = $6 where user_id = $1 and provider in ('email', 'phone')
         and $7 not in ('oauth', 'web3')
     )
     select id from opened`,
    [
      user.id,
      JSON.stringify(amr),
      how.device.userAgent,
      how.device.address,
      randomBytes(32),
      how.now,
      how.method,
      how.notAfter,
    ],
  );
  const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(rows);
  await client.query(
    "insert into auth.refresh_tokens (token_hash, user_id, session_id, created_at) values ($1, $2, $3, $4)",
    [hashOf(refreshToken), user.id, id, how.now],
  );
  return { id, user: { ...user, last_sign_in_at: how.now }, amr, aal: "aal1", refreshToken };
}

const levelSchema = z.array(z.object({ aal: z.string(), amr: amrSchema }));

/**
 * Opens a session for another device of the user, by a session at hand: with its assurance level, factor, methods and end.
 * Undefined when that session has ended. The caller has locked the user row, or holds a reference to it.
 */
export async function openSessionLike(
  client: PoolClient,
  user: UserRow,
  how: { sessionId: string; device: Device; now: Date },
): Promise<OpenedSession | undefined> {
  const { sessionId, device, now } = how;
  const former = await client.query(
    `select aal, amr from auth.sessions
      where id = $1 and user_id = $2 and (not_after is null or not_after > $3) for share`,
    [sessionId, user.id, now],
  );
  const [level] = levelSchema.parse(former.rows);
  if (!level) return undefined;
  const opened = await openSession(client, user, { method: "otp", device, now });
  await client.query(
    `update auth.sessions s set aal = o.aal, amr = o.amr, factor_id = o.factor_id, not_after = o.not_after
       from auth.sessions o where s.id = $1 and o.id = $2`,
    [opened.id, sessionId],
  );
  return { ...opened, ...level };
}

/** Responds with the session and sets the device cookie. */
export async function sessionResponse(
  auth: AuthServer,
  c: Context,
  session: OpenedSession,
): Promise<Response> {
  const account = session.user.email ?? session.user.phone;
  // Else the password alone would make a device known, and give it further guesses of the second factor.
  // An organisation states the addresses of its users, which may be those of other accounts.
  const isOwn = account !== null && !session.user.is_sso_user;
  if (isOwn && !lacksFactor({ user: session.user, session })) {
    const marks = session.aal === "aal2" ? [factorMark(session.user)] : [];
    await setDeviceCookie(auth, c, [account, ...marks]);
  }
  return c.json(await sessionJson(auth, session));
}

/** GoTrue's session object for clients. Signs, so it must not run inside a transaction. */
export async function sessionJson(auth: AuthServer, session: OpenedSession) {
  const { user } = session;
  const expiresAt = Math.floor(Date.now() / 1000) + accessTokenSeconds;
  const claims = {
    iss: auth.issuer,
    sub: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  return {
    access_token: await auth.keyring.sign(claims, accessTokenSeconds),
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: userJson(user),
  };
}
