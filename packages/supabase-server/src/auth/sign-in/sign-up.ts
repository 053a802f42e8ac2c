import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import { prepareMail } from "../mail/mail-link.ts";
import type { PreparedMail } from "../mail/mail-link.ts";
import { draftUser, insertUser } from "../users/new-user.ts";
import type { NewUser } from "../users/new-user.ts";
import { deleteTokens, recentSignUp } from "../one-time-tokens/one-time-token.ts";
import type { Requester } from "../passwords/password-hash.ts";
import { passwordProblem } from "../passwords/password-rules.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import { challengeFields, challengeOf, metadataField, readBody } from "../request-body.ts";
import type { CodeChallenge } from "../request-body.ts";
import { requireMail, sendPrepared } from "../mail/send-prepared.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { userJson } from "../users/user-json.ts";
import { findUserByEmail } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** A repeated sign-up within this time is a double click, and gets no second mail. */
const doubleClickSeconds = 30;

const signUpBody = z.object({
  email: z.string().max(320),
  password: z.string(),
  data: metadataField.nullish(),
  ...challengeFields,
});

interface SignUp extends NewUser {
  draft: UserRow;
  device: Device;
  challenge: CodeChallenge | undefined;
  redirectTo: URL;
  /** Whether the password was compared with the recent sign-up's and differs. */
  passwordDiffers: boolean;
}

type Registered =
  | { kind: "signedIn"; session: OpenedSession }
  | { kind: "mailing"; prepared: PreparedMail }
  | { kind: "askedAMomentAgo"; passwordHash: string };

function closedTo(auth: AuthServer): AuthApiError | undefined {
  switch (auth.registration) {
    case "open":
      return undefined;
    case "closed":
      return new AuthApiError(422, "signup_disabled", {
        message: "Signups not allowed for this instance",
      });
    case "closed-beta":
      return new AuthApiError(422, "signup_disabled", {
        message: "Registration is temporarily closed for the beta",
      });
  }
}

const confirmationMail = (
  client: PoolClient,
  auth: AuthServer,
  { userId, ...signUp }: SignUp & { userId: string },
) =>
  prepareMail(client, auth, {
    userId,
    type: "confirmation_token",
    relatesTo: signUp.email,
    challenge: signUp.challenge,
    signUp: { passwordHash: signUp.passwordHash, metadata: signUp.metadata },
    redirectTo: signUp.redirectTo,
    metadata: signUp.metadata,
  });

/** The email is unconfirmed: each mailed link applies the password of its own sign-up. */
async function signUpAgain(
  client: PoolClient,
  auth: AuthServer,
  again: SignUp & { existing: UserRow },
): Promise<Registered> {
  const now = auth.now();
  const userId = again.existing.id;
  if (auth.confirmEmail && !again.passwordDiffers) {
    const passwordHash = await recentSignUp(client, {
      userId,
      now,
      withinSeconds: doubleClickSeconds,
    });
    if (passwordHash !== undefined) return { kind: "askedAMomentAgo", passwordHash };
  }
  await client.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::jsonb, updated_at = $4,
            confirmation_sent_at = case when $5 then $4 else confirmation_sent_at end,
            email_confirmed_at = case when $5 then null else $4 end
      where id = $1`,
    [userId, again.passwordHash, JSON.stringify(again.metadata), now, auth.confirmEmail],
  );
  if (auth.confirmEmail)
    return {
      kind: "mailing",
      prepared: await confirmationMail(client, auth, { ...again, userId }),
    };
  await deleteTokens(client, { userId, types: ["confirmation_token", "recovery_token"] });
  const user = { ...again.existing, email_confirmed_at: now, raw_user_meta_data: again.metadata };
  return {
    kind: "signedIn",
    session: await openSession(client, user, { method: "password", device: again.device, now }),
  };
}

/** @returns undefined when the account of this email was deleted concurrently. */
async function tryToRegister(
  client: PoolClient,
  auth: AuthServer,
  signUp: SignUp,
): Promise<Registered | AuthApiError | undefined> {
  const { draft } = signUp;
  if (await insertUser(client, draft)) {
    if (auth.confirmEmail) {
      return {
        kind: "mailing",
        prepared: await confirmationMail(client, auth, { ...signUp, userId: draft.id }),
      };
    }
    const how = { method: "password", device: signUp.device, now: draft.created_at };
    return { kind: "signedIn", session: await openSession(client, draft, how) };
  }
  const existing = await findUserByEmail(client, signUp.email, "change");
  if (!existing) return undefined;
  if (existing.email_confirmed_at === null)
    return signUpAgain(client, auth, { ...signUp, existing });
  if (!auth.confirmEmail)
    return new AuthApiError(422, "user_already_exists", { message: "User already registered" });
  const { raw_user_meta_data: metadata } = existing;
  const mail = {
    kind: "alreadyRegistered" as const,
    to: signUp.email,
    link: auth.siteUrl,
    code: "",
    metadata,
  };
  return { kind: "mailing", prepared: { mail, token: undefined } };
}

const maxAttempts = 5;

async function register(
  client: PoolClient,
  auth: AuthServer,
  signUp: SignUp,
): Promise<Registered | AuthApiError> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const outcome = await tryToRegister(client, auth, signUp);
    if (outcome) return outcome;
  }
  throw new Error("the account of this address went away during the sign-up");
}

/** Registers. A repeated sign-up is a double click only with the same password. */
async function registerOnce(
  auth: AuthServer,
  { signUp, password, requester }: ReadSignUp,
): Promise<Registered | AuthApiError> {
  const first = await asAuthAdmin(auth.pool, (client) => register(client, auth, signUp));
  if (first instanceof AuthApiError || first.kind !== "askedAMomentAgo") return first;
  const isSame = await auth.passwords.verify(password, first.passwordHash, requester);
  if (isSame === true) return first;
  if (isSame instanceof AuthApiError) return isSame;
  return asAuthAdmin(auth.pool, (client) =>
    register(client, auth, { ...signUp, passwordDiffers: true }),
  );
}

async function countSignUp(
  auth: AuthServer,
  c: Context,
  email: string,
): Promise<AuthApiError | undefined> {
  const client = clientKey(auth.clientAddress(c));
  const overLimit = await auth.limits.consume("signUpsPerClient", client);
  return (
    overLimit ??
    (auth.confirmEmail ? requireMail(auth, c, { email, kind: "confirmation" }) : undefined)
  );
}

interface ReadSignUp {
  signUp: SignUp;
  password: string;
  requester: Requester;
}

/** Validates a sign-up without looking up accounts. */
async function readSignUp(auth: AuthServer, c: Context): Promise<ReadSignUp | AuthApiError> {
  const closed = closedTo(auth);
  if (closed) return closed;
  const body = await readBody(c, signUpBody);
  if (body instanceof AuthApiError) return body;
  const email = normalizeEmail(body.email);
  if (email instanceof AuthApiError) return email;
  const fault = passwordProblem(body.password) ?? (await countSignUp(auth, c, email));
  if (fault) return fault;
  const requester = { key: clientKey(auth.clientAddress(c)), isKnown: false };
  const passwordHash = await auth.passwords.hash(body.password, requester);
  if (passwordHash instanceof AuthApiError) return passwordHash;
  const newUser = { email, passwordHash, metadata: body.data ?? {} };
  const signUp = {
    ...newUser,
    draft: draftUser(newUser, !auth.confirmEmail, auth.now()),
    device: deviceOf(auth, c),
    challenge: challengeOf(body),
    redirectTo: auth.redirectTarget(c.req.query("redirect_to")),
    passwordDiffers: false,
  };
  return { signUp, password: body.password, requester };
}

/** `POST /signup` */
export async function handleSignUp(auth: AuthServer, c: Context): Promise<Response> {
  const read = await readSignUp(auth, c);
  if (read instanceof AuthApiError) return errorResponse(c, read);
  const outcome = await registerOnce(auth, read);
  if (outcome instanceof AuthApiError) return errorResponse(c, outcome);
  if (outcome.kind === "signedIn") return sessionResponse(auth, c, outcome.session);
  const failed =
    outcome.kind === "mailing"
      ? await sendPrepared(auth, outcome.prepared)
      : await auth.mails.simulateSend("confirmation");
  return failed ? errorResponse(c, failed) : c.json(userJson(read.signUp.draft));
}
