import type { Context } from "hono";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { sendAll } from "../messages/send-prepared.ts";
import { authenticate, findSessionUser } from "../sessions/authenticate.ts";
import { applyUpdate } from "./apply-update.ts";
import { readUpdate } from "./read-update.ts";
import { userJson } from "./user-json.ts";

/** `GET /user` */
export async function getUser(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const rules = { now: auth.now(), lock: "none" as const };
  const user = await asAuthAdmin(auth.pool, (client) => findSessionUser(client, caller, rules));
  return user instanceof AuthApiError ? errorResponse(c, user) : c.json(userJson(user));
}

/** `PUT /user` */
export async function updateUser(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const change = await readUpdate(auth, c, caller);
  if (change instanceof AuthApiError) return errorResponse(c, change);
  const outcome = await asAuthAdmin(auth.pool, (client) =>
    applyUpdate(client, auth, { caller, change }),
  );
  if (outcome instanceof AuthApiError) return errorResponse(c, outcome);
  const failed =
    change.isNewPhone && outcome.messages.length === 0
      ? await auth.sms.simulateSend("phone_change")
      : await sendAll(auth, outcome.messages);
  return failed ? errorResponse(c, failed) : c.json(userJson(outcome.user));
}
