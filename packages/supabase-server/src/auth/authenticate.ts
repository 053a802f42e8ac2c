import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import type { AuthServer } from "./auth-server.ts";
import { AuthApiError } from "./auth-error.ts";
import { findUserById } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

/** Who a token says its bearer is. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

const sessionNotFound = () =>
  new AuthApiError(403, "session_not_found", {
    message: "Session from session_id claim in JWT does not exist",
  });

const claimsSchema = z.object({ sub: z.guid(), session_id: z.guid() });

/** Reads the bearer token; whether its session still exists is another question. */
export async function authenticate(auth: AuthServer, c: Context): Promise<SignedIn | AuthApiError> {
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

/** The user behind a token, unless user or session are gone. */
export async function findSignedIn(
  client: PoolClient,
  { userId, sessionId }: SignedIn,
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
