import type { Context } from "hono";
import { z } from "zod";
import { AuthApiError, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { maxContactLength, readContact } from "../messages/contact.ts";
import { passwordProblem } from "../passwords/password-rules.ts";
import { metadataField, readBody } from "../request-body.ts";
import { readBan } from "./ban-duration.ts";

const adminUserBody = z.object({
  id: z.string().max(40).nullish(),
  role: z.string().max(63).nullish(),
  email: z.string().max(maxContactLength).nullish(),
  phone: z.string().max(maxContactLength).nullish(),
  password: z.string().nullish(),
  password_hash: z.string().max(512).nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataField.nullish(),
  app_metadata: metadataField.nullish(),
  ban_duration: z.string().max(64).nullish(),
});
type AdminUserBody = z.infer<typeof adminUserBody>;

/** A validated body of the admin's calls. What is undefined stays as it is. */
export interface AdminUser {
  id: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  emailConfirm: boolean;
  phoneConfirm: boolean;
  passwordHash: string | undefined;
  userMetadata: Record<string, unknown> | undefined;
  appMetadata: Record<string, unknown> | undefined;
  /** Null ends a ban. */
  bannedUntil: Date | null | undefined;
}

/** Hashes of this library's format and of a bounded cost. */
const storableHash =
  /^\$argon2id\$v=19\$m=\d{1,5},t=\d,p=\d\$[A-Za-z0-9+/]{11,64}\$[A-Za-z0-9+/]{16,86}$/;

/** Of a server's own process, which waits for no stranger. */
const requester = { key: "admin", isKnown: true };

async function readPasswordHash(
  auth: AuthServer,
  { password, password_hash: given }: AdminUserBody,
): Promise<string | AuthApiError | undefined> {
  if (password && given)
    return validationFailed("Only a password or a password hash should be provided");
  if (given)
    return storableHash.test(given)
      ? given
      : validationFailed("password_hash must be a hash of argon2id");
  if (!password) return undefined;
  return (
    (await passwordProblem(password, auth.passwordRules)) ??
    auth.passwords.hash(password, requester)
  );
}

function readId({ id }: AdminUserBody): string | AuthApiError | undefined {
  if (!id) return undefined;
  const guid = z.guid().safeParse(id);
  if (!guid.success) return validationFailed("ID must conform to the uuid v4 format");
  return /^[0-]+$/.test(id) ? validationFailed("ID cannot be a nil uuid") : guid.data.toLowerCase();
}

function readAddress(kind: "email" | "phone", typed: string | null | undefined) {
  if (!typed) return undefined;
  const contact = readContact({ [kind]: typed }, { both: "", neither: "" });
  return contact instanceof AuthApiError ? contact : contact.address;
}

/** The error of a role: a token of a user has always the same one. */
const roleProblem = ({ role }: AdminUserBody): AuthApiError | undefined =>
  role && role !== "authenticated" ? validationFailed("role must be authenticated") : undefined;

type Values = Pick<AdminUser, "id" | "email" | "phone" | "bannedUntil" | "passwordHash">;

/** Reads what may be wrong. */
async function readValues(auth: AuthServer, body: AdminUserBody): Promise<Values | AuthApiError> {
  const id = readId(body);
  if (id instanceof AuthApiError) return id;
  const email = readAddress("email", body.email);
  if (email instanceof AuthApiError) return email;
  const phone = readAddress("phone", body.phone);
  if (phone instanceof AuthApiError) return phone;
  const bannedUntil = body.ban_duration ? readBan(body.ban_duration, auth.now()) : undefined;
  if (bannedUntil instanceof AuthApiError) return bannedUntil;
  const passwordHash = await readPasswordHash(auth, body);
  if (passwordHash instanceof AuthApiError) return passwordHash;
  return { id, email, phone, bannedUntil, passwordHash };
}

/** Validates a body and hashes its password. */
export async function readAdminUser(
  auth: AuthServer,
  c: Context,
): Promise<AdminUser | AuthApiError> {
  const body = await readBody(c, adminUserBody);
  if (body instanceof AuthApiError) return body;
  const values = roleProblem(body) ?? (await readValues(auth, body));
  if (values instanceof AuthApiError) return values;
  return {
    ...values,
    emailConfirm: body.email_confirm ?? false,
    phoneConfirm: body.phone_confirm ?? false,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
  };
}
