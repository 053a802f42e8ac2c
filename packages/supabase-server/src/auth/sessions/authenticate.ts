import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import type { AuthServer } from "../auth-server.ts";
import { AuthApiError } from "../auth-error.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** The claims of a session's access token. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

const sessionNotFound = () =>
  new AuthApiError(403, "session_not_found", {
    message: "Session from session_id claim in JWT does not exist",
  });

const claimsSchema = z.object({ sub: z.guid(), session_id: z.guid() });

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
  return claims.success
    ? { userId: claims.data.sub, sessionId: claims.data.session_id }
    : sessionNotFound();
}

/** The user of a token, if user and session still exist. */
export async function findSessionUser(
  client: PoolClient,
  { userId, sessionId }: SessionClaims,
  rules: { now: Date; lock: "none" | "change" },
): Promise<UserRow | AuthApiError> {
  const user = await findUserById(client, userId, rules.lock);
  if (!user)
    return new AuthApiError(403, "user_not_found", {
      message: "User from sub claim in JWT does not exist",
    });
  const { rowCount } = await client.query(
    "select from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)",
    [sessionId, userId, rules.now],
  );
  return rowCount === 1 ? user : sessionNotFound();
}
