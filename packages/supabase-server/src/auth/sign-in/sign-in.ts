import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import { tryGuess } from "../guesses/guess-limits.ts";
import type { Requester } from "../passwords/password-hash.ts";
import { isPlausiblePassword } from "../passwords/password-rules.ts";
import { AuthApiError, errorResponse, userBanned } from "../auth-error.ts";
import { readBody } from "../request-body.ts";
import { sessionResponse, deviceOf, openSession } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { findUserByEmail, findUserById, isBanned } from "../users/user-row.ts";

const signInBody = z.object({ email: z.string().max(320), password: z.string() });

const invalidCredentials = () =>
  new AuthApiError(400, "invalid_credentials", { message: "Invalid login credentials" });
const emailNotConfirmed = () =>
  new AuthApiError(400, "email_not_confirmed", { message: "Email not confirmed" });

interface Attempt {
  email: string;
  password: string;
  device: Device;
  requester: Requester;
}

/** Errors other than `invalid_credentials` are returned only after a right password. */
async function checkPassword(
  auth: AuthServer,
  typed: Attempt,
): Promise<OpenedSession | AuthApiError> {
  const found = await asAuthAdmin(auth.pool, (client) => findUserByEmail(client, typed.email));
  const stored = isPlausiblePassword(typed.password) ? (found?.encrypted_password ?? null) : null;
  const password = typed.password.slice(0, 1024);
  const fits = await auth.passwords.verify(password, stored, typed.requester);
  if (fits instanceof AuthApiError) return fits;
  if (!fits || !found) return invalidCredentials();
  return asAuthAdmin(auth.pool, async (client) => {
    const user = await findUserById(client, found.id, "change");
    const now = auth.now();
    if (!user || user.encrypted_password !== stored) return invalidCredentials();
    if (isBanned(user, now)) return userBanned();
    if (auth.confirmEmail && user.email_confirmed_at === null) return emailNotConfirmed();
    return openSession(client, user, { method: "password", device: typed.device, now });
  });
}

/** `POST /token?grant_type=password` */
export async function signIn(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, signInBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const email = normalizeEmail(body.email);
  if (email instanceof AuthApiError) return errorResponse(c, invalidCredentials());
  const { password } = body;
  const device = deviceOf(auth, c);
  const outcome = await tryGuess(auth, c, {
    kind: "password",
    account: email,
    attempt: (requester) => checkPassword(auth, { email, password, requester, device }),
  });
  return outcome instanceof AuthApiError
    ? errorResponse(c, outcome)
    : sessionResponse(auth, c, outcome);
}
