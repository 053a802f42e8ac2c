import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { maxContactLength, readContact } from "../messages/contact.ts";
import type { Contact } from "../messages/contact.ts";
import { tryGuess } from "../guesses/guess-limits.ts";
import { linkTypes, tokenTypesOf } from "../messages/mail-link.ts";
import { findCode, findLink, ownerOfCode, ownerOfToken, simulateChange } from "./one-time-token.ts";
import type { OneTimeToken, TokenType } from "./one-time-token.ts";
import { redeem } from "./redeem.ts";
import { otpExpired, AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import { readBody } from "../request-body.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { otherMustConfirmMessage } from "./verify-link.ts";

/** `email` and `sms` include every message that signs in. */
const types: Record<VerifyType, readonly TokenType[]> = {
  ...tokenTypesOf,
  magiclink: [...tokenTypesOf.signup, ...tokenTypesOf.magiclink],
  email: [...tokenTypesOf.signup, ...tokenTypesOf.magiclink],
  sms: [...tokenTypesOf.signup, ...tokenTypesOf.magiclink],
  phone_change: ["phone_change_token"],
};
const verifyTypes = [...linkTypes, "email", "sms", "phone_change"] as const;
type VerifyType = (typeof verifyTypes)[number];
const typeField = z.enum(verifyTypes);

const verifyFields = z.object({
  type: typeField,
  token: z.string().max(256).nullish(),
  token_hash: z.string().max(256).nullish(),
  email: z.string().max(maxContactLength).nullish(),
  phone: z.string().max(maxContactLength).nullish(),
});

type VerifyRequest = { type: VerifyType } & (
  | { token_hash: string }
  | { token: string; contact: Contact }
);
type LinkRequest = Extract<VerifyRequest, { token_hash: string }>;
type CodeRequest = Extract<VerifyRequest, { token: string }>;

const isPhoneType = (type: VerifyType) => type === "sms" || type === "phone_change";

function readRequest(body: z.infer<typeof verifyFields>): VerifyRequest | AuthApiError {
  const { type, token, token_hash: tokenHash, email, phone } = body;
  if (Boolean(token) === Boolean(tokenHash))
    return validationFailed("Verify requires either a token or a token hash");
  if (tokenHash) {
    return email || phone
      ? validationFailed("Only the token_hash and type should be provided")
      : { type, token_hash: tokenHash };
  }
  const neither = "Only an email address or phone number should be provided on verify";
  if (isPhoneType(type) !== Boolean(phone)) return validationFailed(neither);
  const contact = readContact({ email, phone }, { both: neither, neither });
  return contact instanceof AuthApiError ? contact : { type, token: token ?? "", contact };
}

interface Proof {
  user: UserRow;
  token: OneTimeToken;
}

async function proofByLink(
  client: PoolClient,
  body: LinkRequest,
  now: Date,
): Promise<Proof | undefined> {
  const owner = await ownerOfToken(client, body.token_hash);
  const user = owner === undefined ? undefined : await findUserById(client, owner, "change");
  const search = { token: body.token_hash, types: types[body.type], now, evenIfJustUsed: false };
  const token = user && (await findLink(client, search));
  return token && { user, token };
}

async function proofByCode(
  client: PoolClient,
  body: CodeRequest,
  now: Date,
): Promise<Proof | undefined> {
  const owner = await ownerOfCode(client, body.contact.address, types[body.type]);
  const userId = owner ?? randomUUID();
  const user = await findUserById(client, userId, "change");
  const { address } = body.contact;
  const search = { userId, address, types: types[body.type], code: body.token, now };
  const token = await findCode(client, search);
  // Where no code was sent, the work is the same as for a wrong one: locking a user is a change.
  if (!user) await simulateChange(client);
  return user && token && { user, token };
}

async function verify(
  client: PoolClient,
  auth: AuthServer,
  attempt: { body: VerifyRequest; device: Device },
): Promise<OpenedSession | "otherMustConfirm" | AuthApiError> {
  const { body, device } = attempt;
  const now = auth.now();
  const proof =
    "token" in body ? await proofByCode(client, body, now) : await proofByLink(client, body, now);
  if (!proof) return otpExpired();
  const redeemed = await redeem(client, proof.user, { token: proof.token, now });
  if (redeemed instanceof AuthApiError) return redeemed;
  if (redeemed.kind === "otherMustConfirm") return redeemed.kind;
  return openSession(client, redeemed.user, { method: "otp", device, now });
}

/** `POST /verify`: by a typed code, or by the token of a link that a page of the client opened. */
export async function verifyCode(auth: AuthServer, c: Context): Promise<Response> {
  const fields = await readBody(c, verifyFields);
  if (fields instanceof AuthApiError) return errorResponse(c, fields);
  const body = readRequest(fields);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const device = deviceOf(auth, c);
  const attempt = () =>
    asAuthAdmin(auth.pool, (database) => verify(database, auth, { body, device }));
  const outcome =
    "token" in body
      ? await tryGuess(auth, c, { kind: "code", account: body.contact.address, attempt })
      : await attempt();
  if (outcome instanceof AuthApiError) {
    const client = clientKey(auth.clientAddress(c));
    return errorResponse(
      c,
      (await auth.limits.consume("failedTokensPerClient", client)) ?? outcome,
    );
  }
  return outcome === "otherMustConfirm"
    ? c.json({ msg: otherMustConfirmMessage, code: "200" })
    : sessionResponse(auth, c, outcome);
}
