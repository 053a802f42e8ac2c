import type { Context } from "hono";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import { draftUser, insertUser } from "../users/new-user.ts";
import { closedTo } from "./registration.ts";

const disabled = () =>
  new AuthApiError(422, "anonymous_provider_disabled", {
    message: "Anonymous sign-ins are disabled",
  });

/** `POST /signup` without email and phone: a user whom only the session identifies. */
export async function signUpAnonymously(
  auth: AuthServer,
  c: Context,
  metadata: Record<string, unknown>,
): Promise<Response> {
  if (!auth.anonymousUsers) return errorResponse(c, disabled());
  const client = clientKey(auth.clientAddress(c));
  const refused = closedTo(auth) ?? (await auth.limits.consume("anonymousPerClient", client));
  if (refused) return errorResponse(c, refused);
  const now = auth.now();
  const user = draftUser({ contact: undefined, passwordHash: null, metadata }, false, now);
  const session = await asAuthAdmin(auth.pool, async (database) => {
    await insertUser(database, user);
    return openSession(database, user, { method: "anonymous", device: deviceOf(auth, c), now });
  });
  return sessionResponse(auth, c, session);
}
