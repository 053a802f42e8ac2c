import type { Context } from "hono";
import type { PoolClient } from "pg";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import type { Contact } from "../messages/contact.ts";
import { emailExists } from "../users/email-change.ts";
import { contactIdentity, draftUser, insertUser } from "../users/new-user.ts";
import { userJson } from "../users/user-json.ts";
import { findUserByContact, findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { readAdminUser } from "./admin-user-body.ts";
import type { AdminUser } from "./admin-user-body.ts";

const numberRegistered = () =>
  new AuthApiError(422, "phone_exists", {
    message: "Phone number already registered by another user",
  });

/** The error of a contact that another user has. */
export async function takenProblem(
  client: PoolClient,
  { email, phone }: Pick<AdminUser, "email" | "phone">,
  exceptId?: string,
): Promise<AuthApiError | undefined> {
  const ownerOf = async (contact: Contact) =>
    (await findUserByContact(client, contact))?.id ?? exceptId;
  if (email !== undefined && (await ownerOf({ kind: "email", address: email })) !== exceptId)
    return emailExists();
  if (phone !== undefined && (await ownerOf({ kind: "phone", address: phone })) !== exceptId)
    return numberRegistered();
  return undefined;
}

/** The contacts of a new user with whether each is confirmed, email first. */
function contactsOf({ email, phone, emailConfirm, phoneConfirm }: AdminUser) {
  const contacts: { contact: Contact; confirmed: boolean }[] = [];
  if (email !== undefined)
    contacts.push({ contact: { kind: "email", address: email }, confirmed: emailConfirm });
  if (phone !== undefined)
    contacts.push({ contact: { kind: "phone", address: phone }, confirmed: phoneConfirm });
  return contacts;
}

/** Undefined without email and phone. */
function newUser(wanted: AdminUser, now: Date): UserRow | undefined {
  const contacts = contactsOf(wanted);
  const [first] = contacts;
  if (!first) return undefined;
  const { passwordHash = null, userMetadata: metadata = {} } = wanted;
  const draft = draftUser({ contact: first.contact, passwordHash, metadata }, first.confirmed, now);
  const id = wanted.id ?? draft.id;
  const providers = contacts.map(({ contact }) => contact.kind);
  return {
    ...draft,
    id,
    confirmation_sent_at: null,
    phone: wanted.phone ?? null,
    phone_confirmed_at: wanted.phone !== undefined && wanted.phoneConfirm ? now : null,
    banned_until: wanted.bannedUntil ?? null,
    raw_app_meta_data: { ...wanted.appMetadata, provider: first.contact.kind, providers },
    identities: contacts.map(({ contact, confirmed }) =>
      contactIdentity(id, contact, { confirmed, now }),
    ),
  };
}

/** `POST /admin/users` */
export async function createUser(auth: AuthServer, c: Context): Promise<Response> {
  const wanted = await readAdminUser(auth, c);
  if (wanted instanceof AuthApiError) return errorResponse(c, wanted);
  const user = newUser(wanted, auth.now());
  if (!user)
    return errorResponse(
      c,
      validationFailed("Cannot create a user without either an email or phone"),
    );
  const stored = await asAuthAdmin(auth.pool, async (client) => {
    const taken = await takenProblem(client, wanted);
    if (taken) return taken;
    // A concurrent sign-up may have taken it, or the given id is another user's.
    return (await insertUser(client, user)) ? findUserById(client, user.id) : emailExists();
  });
  return stored instanceof AuthApiError
    ? errorResponse(c, stored)
    : c.json(userJson(stored ?? user));
}
