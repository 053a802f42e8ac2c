import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, phoneProviderDisabled } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { insufficientAal, lacksFactor } from "../factors/aal.ts";
import { maxContactLength, readContact } from "../messages/contact.ts";
import { requireMessage } from "../messages/message-limits.ts";
import { checkNonce } from "../one-time-tokens/reauthenticate.ts";
import { passwordProblem } from "../passwords/password-rules.ts";
import { challengeFields, challengeOf, metadataField, readBody } from "../request-body.ts";
import type { CodeChallenge } from "../request-body.ts";
import { findSession } from "../sessions/authenticate.ts";
import type { SessionClaims, SessionUser } from "../sessions/authenticate.ts";
import type { UserRow } from "./user-row.ts";

const updateBody = z.object({
  email: z.string().max(maxContactLength).nullish(),
  phone: z.string().max(maxContactLength).nullish(),
  password: z.string().nullish(),
  nonce: z.string().max(20).nullish(),
  data: metadataField.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});
type UpdateBody = z.infer<typeof updateBody>;

/** A validated change of the own user. */
export interface UserUpdate {
  email: string | undefined;
  phone: string | undefined;
  /** Whether a code for `phone` is requested. */
  isNewPhone: boolean;
  passwordHash: string | undefined;
  data: Record<string, unknown> | undefined;
  challenge: CodeChallenge | undefined;
  redirectTo: URL;
  ipAddress: string;
}

const samePassword = () =>
  new AuthApiError(422, "same_password", {
    message: "New password should be different from the old password.",
  });

/** GoTrue requires a nonce when the session is older than a day. */
const maxAgeWithoutNonceMs = 24 * 3600 * 1000;

async function reauthenticationProblem(
  auth: AuthServer,
  { user, session }: SessionUser,
  nonce: string | null | undefined,
): Promise<AuthApiError | undefined> {
  if (!auth.reauthenticateForPassword) return undefined;
  if (session.createdAt.getTime() + maxAgeWithoutNonceMs >= auth.now().getTime()) return undefined;
  return nonce
    ? checkNonce(auth, user, nonce)
    : new AuthApiError(400, "reauthentication_needed", {
        message: "Password update requires reauthentication",
      });
}

/** Hashing is slow, so it is done before rows are locked. */
async function newPasswordHash(
  auth: AuthServer,
  user: UserRow,
  password: string,
): Promise<string | AuthApiError> {
  const requester = { key: user.id, isKnown: true };
  const isOld = await auth.passwords.verify(password, user.encrypted_password, requester);
  if (isOld instanceof AuthApiError) return isOld;
  return isOld ? samePassword() : auth.passwords.hash(password, requester);
}

async function readPassword(
  auth: AuthServer,
  current: SessionUser,
  body: UpdateBody,
): Promise<string | AuthApiError | undefined> {
  const { password, email, phone } = body;
  if (typeof password !== "string") return undefined;
  if (current.user.is_anonymous && !email && !phone)
    return new AuthApiError(422, "validation_failed", {
      message: "Updating password of an anonymous user without an email or phone is not allowed",
    });
  const problem =
    (await passwordProblem(password, auth.passwordRules)) ??
    (await reauthenticationProblem(auth, current, body.nonce));
  return problem ?? newPasswordHash(auth, current.user, password);
}

type NewContacts = Pick<UserUpdate, "email" | "phone" | "isNewPhone">;

function readContacts(
  auth: AuthServer,
  user: UserRow,
  body: UpdateBody,
): NewContacts | AuthApiError {
  const texts = { both: "", neither: "" };
  const email = body.email ? readContact({ email: body.email }, texts) : undefined;
  if (email instanceof AuthApiError) return email;
  const phone = body.phone ? readContact({ phone: body.phone }, texts) : undefined;
  if (phone instanceof AuthApiError) return phone;
  const isNewPhone = phone !== undefined && phone.address !== user.phone;
  if (isNewPhone && !auth.isPhoneEnabled)
    return phoneProviderDisabled(400, "Unsupported phone provider");
  return { email: email?.address, phone: phone?.address, isNewPhone };
}

const changesSignIn = (user: UserRow, { password }: UpdateBody, contacts: NewContacts): boolean =>
  Boolean(password) ||
  contacts.isNewPhone ||
  (contacts.email !== undefined && contacts.email !== user.email);

/** Why this session may not change how its user signs in. */
function signInProblem(
  current: SessionUser,
  body: UpdateBody,
  contacts: NewContacts,
): AuthApiError | undefined {
  const changes = changesSignIn(current.user, body, contacts);
  if (current.user.is_sso_user && (changes || Boolean(body.nonce)))
    return new AuthApiError(422, "user_sso_managed", {
      message: "Updating email, phone, password of a SSO account only possible via SSO",
    });
  return changes && lacksFactor(current)
    ? insufficientAal(
        401,
        "AAL2 session is required to update email or password when MFA is enabled.",
      )
    : undefined;
}

async function countMessages(
  auth: AuthServer,
  c: Context,
  { user, contacts }: { user: UserRow; contacts: NewContacts },
): Promise<AuthApiError | undefined> {
  const { email, phone, isNewPhone } = contacts;
  if (email !== undefined && email !== user.email && auth.confirmEmail) {
    const contact = { kind: "email" as const, address: email };
    const overLimit = await requireMessage(auth, c, { contact, kind: "emailChangeNew" });
    if (overLimit) return overLimit;
  }
  if (phone === undefined || !isNewPhone || !auth.confirmPhone) return undefined;
  const contact = { kind: "phone" as const, address: phone };
  return requireMessage(auth, c, { contact, kind: "phone_change" });
}

/** Validates the request and hashes the password, without a lock. */
export async function readUpdate(
  auth: AuthServer,
  c: Context,
  caller: SessionClaims,
): Promise<UserUpdate | AuthApiError> {
  const body = await readBody(c, updateBody);
  if (body instanceof AuthApiError) return body;
  const rules = { now: auth.now(), lock: "none" as const };
  const current = await asAuthAdmin(auth.pool, (client) => findSession(client, caller, rules));
  if (current instanceof AuthApiError) return current;
  if (body.app_metadata !== undefined && body.app_metadata !== null)
    return new AuthApiError(403, "not_admin", {
      message: "Updating app_metadata requires admin privileges",
    });
  const contacts = readContacts(auth, current.user, body);
  if (contacts instanceof AuthApiError) return contacts;
  const problem = signInProblem(current, body, contacts);
  if (problem) return problem;
  const passwordHash = await readPassword(auth, current, body);
  if (passwordHash instanceof AuthApiError) return passwordHash;
  const overLimit = await countMessages(auth, c, { user: current.user, contacts });
  if (overLimit) return overLimit;
  return {
    ...contacts,
    isNewPhone: contacts.isNewPhone && auth.confirmPhone,
    passwordHash,
    data: body.data ?? undefined,
    challenge: challengeOf(body),
    redirectTo: auth.redirectTarget(c.req.query("redirect_to")),
    ipAddress: auth.clientAddress(c),
  };
}
