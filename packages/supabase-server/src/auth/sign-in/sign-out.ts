import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import { findSessionUser, authenticate } from "../sessions/authenticate.ts";

const scopes = z.enum(["global", "local", "others"]);

const condition = {
  global: "user_id = $1 and $2::uuid is not null",
  local: "user_id = $1 and id = $2",
  others: "user_id = $1 and id <> $2",
};

/** `POST /logout` */
export async function signOut(auth: AuthServer, c: Context): Promise<Response> {
  const scope = scopes.safeParse(c.req.query("scope") ?? "global");
  if (!scope.success) return errorResponse(c, validationFailed("Unsupported logout scope"));
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const refused = await asAuthAdmin(auth.pool, async (client) => {
    const user = await findSessionUser(client, caller, { now: auth.now(), lock: "none" });
    if (user instanceof AuthApiError) return user;
    await client.query(`delete from auth.sessions where ${condition[scope.data]}`, [
      caller.userId,
      caller.sessionId,
    ]);
    return undefined;
  });
  return refused ? errorResponse(c, refused) : c.body(null, 204);
}
