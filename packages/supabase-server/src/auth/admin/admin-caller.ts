import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** The error of a caller without a service key. */
export async function adminProblem(
  auth: AuthServer,
  c: Context,
): Promise<AuthApiError | undefined> {
  const resolved = await auth.resolveCaller(c.req.raw);
  if (resolved.kind === "invalidToken")
    return new AuthApiError(403, "bad_jwt", { message: resolved.message });
  const { role } = resolved.caller;
  if (role === "service_role") return undefined;
  return c.req.header("authorization") === undefined
    ? new AuthApiError(401, "no_authorization", {
        message: "This endpoint requires a valid Bearer token",
      })
    : new AuthApiError(403, "not_admin", { message: "User not allowed" });
}

export const userNotFound = (message = "User not found") =>
  new AuthApiError(404, "user_not_found", { message });

/** The id of the path. */
export function readUserId(c: Context): string | AuthApiError {
  const id = z.guid().safeParse(c.req.param("user_id"));
  return id.success
    ? id.data
    : new AuthApiError(404, "validation_failed", { message: "user_id must be an UUID" });
}

/** The user of the path. */
export async function findPathUser(auth: AuthServer, c: Context): Promise<UserRow | AuthApiError> {
  const id = readUserId(c);
  if (id instanceof AuthApiError) return id;
  const user = await asAuthAdmin(auth.pool, (client) => findUserById(client, id));
  return user ?? userNotFound();
}
