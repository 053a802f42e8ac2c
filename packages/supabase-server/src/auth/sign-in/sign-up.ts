import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { maxContactLength, readContact } from "../messages/contact.ts";
import type { Contact } from "../messages/contact.ts";
import { prepareMail } from "../messages/mail-link.ts";
import { requireMessage } from "../messages/message-limits.ts";
import { prepareSms } from "../messages/prepare-sms.ts";
import { draftUser, insertUser } from "../users/new-user.ts";
import type { NewUser } from "../users/new-user.ts";
import { deleteTokens, recentSignUp } from "../one-time-tokens/one-time-token.ts";
import type { Requester } from "../passwords/password-hash.ts";
import { passwordProblem } from "../passwords/password-rules.ts";
import {
  AuthApiError,
  errorResponse,
  phoneProviderDisabled,
  validationFailed,
} from "../auth-error.ts";
import { challengeFields, challengeOf, metadataField, readBody } from "../request-body.ts";
import type { CodeChallenge } from "../request-body.ts";
import { sendPrepared } from "../messages/send-prepared.ts";
import type { PreparedMessage } from "../messages/send-prepared.ts";
import { signUpAnonymously } from "./anonymous.ts";
import { closedTo } from "./registration.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { userJson } from "../users/user-json.ts";
import { findUserByContact, hasProof } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** A repeated sign-up within this time is a double click, and gets no second mail. */
const doubleClickSeconds = 30;

const signUpBody = z.object({
  email: z.string().max(maxContactLength).nullish(),
  phone: z.string().max(maxContactLength).nullish(),
  password: z.string().nullish(),
  data: metadataField.nullish(),
  ...challengeFields,
});
type SignUpBody = z.infer<typeof signUpBody>;

interface SignUp extends NewUser {
  contact: Contact;
  passwordHash: string;
  draft: UserRow;
  device: Device;
  challenge: CodeChallenge | undefined;
  redirectTo: URL;
  /** Whether the password was compared with the recent sign-up's and differs. */
  passwordDiffers: boolean;
}

type Registered =
  | { kind: "signedIn"; session: OpenedSession }
  | { kind: "mailing"; prepared: PreparedMessage }
  | { kind: "silent" }
  | { kind: "askedAMomentAgo"; passwordHash: string };

const needsProof = (auth: AuthServer, { kind }: Contact) =>
  kind === "email" ? auth.confirmEmail : auth.confirmPhone;

function prepareConfirmation(
  client: PoolClient,
  auth: AuthServer,
  { user, ...signUp }: SignUp & { user: UserRow },
): Promise<PreparedMessage> {
  const { contact, passwordHash, metadata } = signUp;
  const common = {
    kind: "confirmation",
    type: "confirmation_token",
    relatesTo: contact.address,
    signUp: { passwordHash, metadata },
  } as const;
  return contact.kind === "phone"
    ? prepareSms(client, auth, { ...common, user, ipAddress: signUp.device.address ?? "" })
    : prepareMail(client, auth, {
        ...common,
        userId: user.id,
        challenge: signUp.challenge,
        redirectTo: signUp.redirectTo,
        metadata,
      });
}

/** The contact is unconfirmed: a link or code applies the password of the sign-up that sent it. */
async function signUpAgain(
  client: PoolClient,
  auth: AuthServer,
  again: SignUp & { existing: UserRow },
): Promise<Registered> {
  const now = auth.now();
  const { contact } = again;
  const userId = again.existing.id;
  const proofNeeded = needsProof(auth, contact);
  if (proofNeeded && !again.passwordDiffers) {
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
            ${contact.kind}_confirmed_at = case when $5 then null else $4 end
      where id = $1`,
    [userId, again.passwordHash, JSON.stringify(again.metadata), now, proofNeeded],
  );
  if (proofNeeded) {
    const signUp = { ...again, user: again.existing };
    return { kind: "mailing", prepared: await prepareConfirmation(client, auth, signUp) };
  }
  await deleteTokens(client, { userId, types: ["confirmation_token", "recovery_token"] });
  const user = {
    ...again.existing,
    [`${contact.kind}_confirmed_at`]: now,
    raw_user_meta_data: again.metadata,
  };
  return {
    kind: "signedIn",
    session: await openSession(client, user, { method: "password", device: again.device, now }),
  };
}

/** A mail tells the owner of a known email; an SMS would cost money. */
function knownContact({ siteUrl }: AuthServer, contact: Contact, existing: UserRow): Registered {
  if (contact.kind === "phone") return { kind: "silent" };
  const { raw_user_meta_data: metadata } = existing;
  const kind = "alreadyRegistered" as const;
  const mail = { kind, to: contact.address, link: siteUrl, code: "", metadata };
  return { kind: "mailing", prepared: { mail, token: undefined } };
}

/** @returns undefined when the account of this contact was deleted concurrently. */
async function tryToRegister(
  client: PoolClient,
  auth: AuthServer,
  signUp: SignUp,
): Promise<Registered | AuthApiError | undefined> {
  const { draft, contact } = signUp;
  if (await insertUser(client, draft)) {
    if (needsProof(auth, contact)) {
      const prepared = await prepareConfirmation(client, auth, { ...signUp, user: draft });
      return { kind: "mailing", prepared };
    }
    const how = { method: "password", device: signUp.device, now: draft.created_at };
    return { kind: "signedIn", session: await openSession(client, draft, how) };
  }
  const existing = await findUserByContact(client, contact, "change");
  if (!existing) return undefined;
  if (!hasProof(existing)) return signUpAgain(client, auth, { ...signUp, existing });
  return needsProof(auth, contact)
    ? knownContact(auth, contact, existing)
    : new AuthApiError(422, "user_already_exists", { message: "User already registered" });
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
  throw new Error("the account of this email was deleted during the sign-up");
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
  contact: Contact,
): Promise<AuthApiError | undefined> {
  const client = clientKey(auth.clientAddress(c));
  const overLimit = await auth.limits.consume("signUpsPerClient", client);
  return (
    overLimit ??
    (needsProof(auth, contact)
      ? requireMessage(auth, c, { contact, kind: "confirmation" })
      : undefined)
  );
}

interface ReadSignUp {
  signUp: SignUp;
  password: string;
  requester: Requester;
}

/** The error of a field that a sign-up must not have. */
function fieldProblem(auth: AuthServer, body: SignUpBody): AuthApiError | undefined {
  if (!body.phone) return undefined;
  if (body.code_challenge) return validationFailed("PKCE not supported for phone signups");
  return auth.isPhoneEnabled ? undefined : phoneProviderDisabled(400, "Phone signups are disabled");
}

/** Validates a sign-up without looking up accounts. */
async function readSignUp(
  auth: AuthServer,
  c: Context,
  body: SignUpBody,
): Promise<ReadSignUp | AuthApiError> {
  const { password } = body;
  const closed = closedTo(auth) ?? fieldProblem(auth, body);
  if (closed) return closed;
  if (!password) return validationFailed("Signup requires a valid password");
  const problem = await passwordProblem(password, auth.passwordRules);
  if (problem) return problem;
  const contact = readContact(body, {
    both: "Only an email address or phone number should be provided on signup.",
    neither: "Sign up only available with email or phone provider",
  });
  if (contact instanceof AuthApiError) return contact;
  const fault = await countSignUp(auth, c, contact);
  if (fault) return fault;
  const requester = { key: clientKey(auth.clientAddress(c)), isKnown: false };
  const passwordHash = await auth.passwords.hash(password, requester);
  if (passwordHash instanceof AuthApiError) return passwordHash;
  const newUser = { contact, passwordHash, metadata: body.data ?? {} };
  const signUp = {
    ...newUser,
    draft: draftUser(newUser, !needsProof(auth, contact), auth.now()),
    device: deviceOf(auth, c),
    challenge: challengeOf(body),
    redirectTo: auth.redirectTarget(c.req.query("redirect_to")),
    passwordDiffers: false,
  };
  return { signUp, password, requester };
}

const simulateConfirmation = (auth: AuthServer, { kind }: Contact) =>
  kind === "email"
    ? auth.mails.simulateSend("confirmation")
    : auth.sms.simulateSend("confirmation");

/** `POST /signup`: with an email or a phone number, or of an anonymous user. */
export async function handleSignUp(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, signUpBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  if (!body.email && !body.phone) return signUpAnonymously(auth, c, body.data ?? {});
  const read = await readSignUp(auth, c, body);
  if (read instanceof AuthApiError) return errorResponse(c, read);
  const outcome = await registerOnce(auth, read);
  if (outcome instanceof AuthApiError) return errorResponse(c, outcome);
  if (outcome.kind === "signedIn") return sessionResponse(auth, c, outcome.session);
  const failed =
    outcome.kind === "mailing"
      ? await sendPrepared(auth, outcome.prepared)
      : await simulateConfirmation(auth, read.signUp.contact);
  return failed ? errorResponse(c, failed) : c.json(userJson(read.signUp.draft));
}
