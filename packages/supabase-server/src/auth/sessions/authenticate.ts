import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import type { AuthServer } from "../auth-server.ts";
import { AuthApiError, userBanned } from "../auth-error.ts";
import { findUserById, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** The claims of a session's access token. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
  /** The assurance level of the token: one that was issued before its session was raised stays below. */
  aal: string;
}

const sessionNotFound = () =>
  new AuthApiError(403, "session_not_found", {
    message: "Session from session_id claim in JWT does not exist",
  });

const claimsSchema = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  aal: z.string().default("aal1"),
});

/** Verifies the bearer token, but not whether its session still exists. */
export async function authenticate(
  auth: AuthServer,
  c: Context,
): Promise<SessionClaims | AuthApiError> {
  const resolved = await auth.resolveCaller(c.req.raw);
  if (resolved.kind === "invalidToken")
    return new AuthApiError(403, "bad_jwt", { message: resolved.message });
  if (resolved.caller.role !== "authenticated") {
    return new AuthApiError(401, "no_authorization", {
      message: "This endpoint requires a valid Bearer token",
    });
  }
  const claims = claimsSchema.safeParse(resolved.caller.claims);
  if (!claims.success) return sessionNotFound();
  const { sub: userId, session_id: sessionId, aal } = claims.data;
  return { userId, sessionId, aal };
}

const owners = z.array(z.object({ user_id: z.string(), aal: z.string() }));

/** The claims of a stored session; undefined when it has ended. */
export async function sessionClaims(
  client: PoolClient,
  sessionId: string,
): Promise<SessionClaims | undefined> {
  const { rows } = await client.query("select user_id, aal from auth.sessions where id = $1", [
    sessionId,
  ]);
  const [owner] = owners.parse(rows);
  return owner && { userId: owner.user_id, sessionId, aal: owner.aal };
}

/** A user with the session of the request, at the lower level of session and token. */
export interface SessionUser {
  user: UserRow;
  session: { id: string; aal: string; createdAt: Date };
}

const sessionSchema = z.object({ id: z.string(), aal: z.string(), created_at: z.date() });

/** The user and session of a token, if both still exist and the user is not banned. */
export async function findSession(
  client: PoolClient,
  { userId, sessionId, aal: levelOfToken }: SessionClaims,
  rules: { now: Date; lock: "none" | "change" },
): Promise<SessionUser | AuthApiError> {
  const user = await findUserById(client, userId, rules.lock);
  if (!user)
    return new AuthApiError(403, "user_not_found", {
      message: "User from sub claim in JWT does not exist",
    });
  const { rows } = await client.query(
    `select id, aal, created_at from auth.sessions
      where id = $1 and user_id = $2 and (not_after is null or not_after > $3)`,
    [sessionId, userId, rules.now],
  );
  const session = z.array(sessionSchema).parse(rows)[0];
  if (!session) return sessionNotFound();
  if (isBanned(user, rules.now)) return userBanned();
  const { id, created_at: createdAt } = session;
  const aal = levelOfToken === "aal2" ? session.aal : "aal1";
  return { user, session: { id, aal, createdAt } };
}

/** As `findSession`, without the session. */
export async function findSessionUser(
  client: PoolClient,
  claims: SessionClaims,
  rules: { now: Date; lock: "none" | "change" },
): Promise<UserRow | AuthApiError> {
  const found = await findSession(client, claims, rules);
  return found instanceof AuthApiError ? found : found.user;
}
