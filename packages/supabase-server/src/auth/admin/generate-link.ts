import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { maxContactLength } from "../messages/contact.ts";
import { normalizeEmail } from "../messages/email-address.ts";
import { prepareMail } from "../messages/mail-link.ts";
import { deleteTokens } from "../one-time-tokens/one-time-token.ts";
import { passwordProblem } from "../passwords/password-rules.ts";
import { metadataField, readBody } from "../request-body.ts";
import { emailExists } from "../users/email-change.ts";
import { userJson } from "../users/user-json.ts";
import { findUserByEmail, findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { userNotFound } from "./admin-caller.ts";
import { prepareInvited } from "./invited-user.ts";

const types = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change_current",
  "email_change_new",
] as const;
type GeneratedType = (typeof types)[number];

const linkBody = z.object({
  type: z.string().max(30),
  email: z.string().max(maxContactLength),
  new_email: z.string().max(maxContactLength).nullish(),
  password: z.string().nullish(),
  data: metadataField.nullish(),
  redirect_to: z.string().max(2000).nullish(),
});

interface LinkRequest {
  type: GeneratedType;
  email: string;
  newEmail: string | undefined;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  redirectTo: URL;
}

type Prepared = Awaited<ReturnType<typeof prepareMail>>;
type Generated = { user: UserRow; prepared: Prepared; type: GeneratedType };

async function signUpLink(
  client: PoolClient,
  auth: AuthServer,
  request: LinkRequest,
): Promise<Generated | AuthApiError> {
  const { email, metadata, passwordHash, redirectTo } = request;
  const isInvited = request.type === "invite";
  const user = await prepareInvited(client, auth, { email, metadata, isInvited });
  if (user instanceof AuthApiError) return user;
  const prepared = await prepareMail(client, auth, {
    kind: isInvited ? "invite" : "confirmation",
    type: "confirmation_token",
    userId: user.id,
    relatesTo: email,
    challenge: undefined,
    signUp: { passwordHash, metadata },
    redirectTo,
    metadata,
  });
  return { user, prepared, type: isInvited ? "invite" : "signup" };
}

async function recoveryLink(
  client: PoolClient,
  auth: AuthServer,
  { user, request }: { user: UserRow; request: LinkRequest },
): Promise<Generated> {
  const isMagic = request.type === "magiclink";
  const { raw_user_meta_data: metadata } = user;
  const prepared = await prepareMail(client, auth, {
    kind: isMagic ? "magicLink" : "recovery",
    type: "recovery_token",
    userId: user.id,
    relatesTo: request.email,
    challenge: undefined,
    ...(isMagic ? { signUp: { passwordHash: null, metadata } } : {}),
    redirectTo: request.redirectTo,
    metadata,
  });
  await client.query("update auth.users set recovery_sent_at = $2 where id = $1", [
    user.id,
    auth.now(),
  ]);
  return { user, prepared, type: request.type };
}

/** A change to the same address goes on: the link of the other address stays valid. */
async function emailChangeLink(
  client: PoolClient,
  auth: AuthServer,
  { user, request }: { user: UserRow; request: LinkRequest },
): Promise<Generated | AuthApiError> {
  const { newEmail, type, email, redirectTo } = request;
  if (newEmail === undefined)
    return validationFailed("Unable to validate email address: invalid format");
  if (await findUserByEmail(client, newEmail)) return emailExists();
  if (user.email_change !== newEmail) {
    await client.query(
      `update auth.users set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0 where id = $1`,
      [user.id, newEmail, auth.now()],
    );
    const changes = ["email_change_token_current", "email_change_token_new"] as const;
    await deleteTokens(client, { userId: user.id, types: changes });
  }
  const isCurrent = type === "email_change_current";
  const prepared = await prepareMail(client, auth, {
    kind: isCurrent ? "emailChangeCurrent" : "emailChangeNew",
    type: isCurrent ? "email_change_token_current" : "email_change_token_new",
    userId: user.id,
    relatesTo: isCurrent ? email : newEmail,
    challenge: undefined,
    redirectTo,
    metadata: user.raw_user_meta_data,
    newEmail,
  });
  return { user, prepared, type };
}

async function generate(
  client: PoolClient,
  auth: AuthServer,
  request: LinkRequest,
): Promise<Generated | AuthApiError> {
  const user = await findUserByEmail(client, request.email, "change");
  switch (request.type) {
    case "signup":
    case "invite":
      return signUpLink(client, auth, request);
    case "magiclink":
      return user
        ? recoveryLink(client, auth, { user, request })
        : signUpLink(client, auth, { ...request, type: "signup" });
    case "recovery":
      return user
        ? recoveryLink(client, auth, { user, request })
        : userNotFound("User with this email not found");
    case "email_change_current":
    case "email_change_new":
      return user
        ? emailChangeLink(client, auth, { user, request })
        : userNotFound("User with this email not found");
  }
}

async function readLink(auth: AuthServer, c: Context): Promise<LinkRequest | AuthApiError> {
  const body = await readBody(c, linkBody);
  if (body instanceof AuthApiError) return body;
  const email = normalizeEmail(body.email);
  if (email instanceof AuthApiError) return email;
  const type = types.find((each) => each === body.type);
  if (!type) return validationFailed(`Invalid email action link type requested: ${body.type}`);
  const newEmail = body.new_email ? normalizeEmail(body.new_email) : undefined;
  if (newEmail instanceof AuthApiError) return newEmail;
  const passwordHash = type === "signup" ? await readPassword(auth, body.password) : null;
  if (passwordHash instanceof AuthApiError) return passwordHash;
  const redirectTo = auth.redirectTarget(body.redirect_to ?? c.req.query("redirect_to"));
  return { type, email, newEmail, passwordHash, metadata: body.data ?? {}, redirectTo };
}

async function readPassword(
  auth: AuthServer,
  password: string | null | undefined,
): Promise<string | AuthApiError> {
  if (!password) return validationFailed("Signup requires a valid password");
  const requester = { key: "admin", isKnown: true };
  return (
    (await passwordProblem(password, auth.passwordRules)) ??
    auth.passwords.hash(password, requester)
  );
}

/** `POST /admin/generate_link`: a link and a code that are not mailed. */
export async function generateLink(auth: AuthServer, c: Context): Promise<Response> {
  const request = await readLink(auth, c);
  if (request instanceof AuthApiError) return errorResponse(c, request);
  const outcome = await asAuthAdmin(auth.pool, async (client) => {
    const generated = await generate(client, auth, request);
    if (generated instanceof AuthApiError) return generated;
    const user = (await findUserById(client, generated.user.id)) ?? generated.user;
    return { ...generated, user };
  });
  if (outcome instanceof AuthApiError) return errorResponse(c, outcome);
  const { mail, token } = outcome.prepared;
  return c.json({
    ...userJson(outcome.user),
    action_link: mail.link,
    email_otp: mail.code,
    hashed_token: token,
    verification_type: outcome.type,
    redirect_to: request.redirectTo.href,
  });
}
