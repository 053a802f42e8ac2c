import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import {
  AuthApiError,
  errorResponse,
  phoneProviderDisabled,
  userBanned,
  validationFailed,
} from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { tryGuess } from "../guesses/guess-limits.ts";
import { maxContactLength, readContact } from "../messages/contact.ts";
import type { Contact } from "../messages/contact.ts";
import type { Requester } from "../passwords/password-hash.ts";
import { isPlausiblePassword } from "../passwords/password-rules.ts";
import { readBody } from "../request-body.ts";
import { sessionResponse, deviceOf, openSession } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { confirmedAt, findUserByContact, findUserById, isBanned } from "../users/user-row.ts";

const signInBody = z.object({
  email: z.string().max(maxContactLength).nullish(),
  phone: z.string().max(maxContactLength).nullish(),
  password: z.string(),
});

const invalidCredentials = () =>
  new AuthApiError(400, "invalid_credentials", { message: "Invalid login credentials" });

const notConfirmed = {
  email: () => new AuthApiError(400, "email_not_confirmed", { message: "Email not confirmed" }),
  phone: () => new AuthApiError(400, "phone_not_confirmed", { message: "Phone not confirmed" }),
};

interface Attempt {
  contact: Contact;
  password: string;
  device: Device;
  requester: Requester;
}

/** Errors other than `invalid_credentials` are returned only after a right password. */
async function checkPassword(
  auth: AuthServer,
  typed: Attempt,
): Promise<OpenedSession | AuthApiError> {
  const { contact } = typed;
  const found = await asAuthAdmin(auth.pool, (client) => findUserByContact(client, contact));
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
    const needsProof = contact.kind === "phone" ? auth.confirmPhone : auth.confirmEmail;
    if (needsProof && confirmedAt(user, contact.kind) === null) return notConfirmed[contact.kind]();
    return openSession(client, user, { method: "password", device: typed.device, now });
  });
}

/** A malformed address has no account. */
function readSignInContact(
  auth: AuthServer,
  body: z.infer<typeof signInBody>,
): Contact | AuthApiError {
  if (!body.email && !body.phone) return validationFailed("missing email or phone");
  const both = "Only an email address or phone number should be provided on login.";
  if (body.email && body.phone) return validationFailed(both);
  if (body.phone && !auth.isPhoneEnabled)
    return phoneProviderDisabled(422, "Phone logins are disabled");
  const contact = readContact(body, { both, neither: "missing email or phone" });
  return contact instanceof AuthApiError ? invalidCredentials() : contact;
}

/** `POST /token?grant_type=password` */
export async function signIn(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, signInBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const contact = readSignInContact(auth, body);
  if (contact instanceof AuthApiError) return errorResponse(c, contact);
  const { password } = body;
  const device = deviceOf(auth, c);
  const outcome = await tryGuess(auth, c, {
    kind: "password",
    account: contact.address,
    attempt: (requester) => checkPassword(auth, { contact, password, requester, device }),
  });
  return outcome instanceof AuthApiError
    ? errorResponse(c, outcome)
    : sessionResponse(auth, c, outcome);
}
