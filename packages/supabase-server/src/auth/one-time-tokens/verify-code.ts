import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import { tryGuess } from "../guesses/guess-limits.ts";
import { tokenTypesOf } from "../mail/mail-link.ts";
import { findCode, findLink, ownerOfCode, ownerOfToken } from "./one-time-token.ts";
import type { OneTimeToken, TokenType } from "./one-time-token.ts";
import { redeem } from "./redeem.ts";
import { otpExpired, AuthApiError, errorResponse } from "../auth-error.ts";
import { readBody } from "../request-body.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { otherMustConfirmMessage } from "./verify-link.ts";

/** `email` includes every mail that signs in. */
const types: Record<"signup" | "email" | "recovery" | "email_change", readonly TokenType[]> = {
  ...tokenTypesOf,
  email: tokenTypesOf.signup,
};
const typeField = z.enum(["signup", "email", "recovery", "email_change"]);
const verifyBody = z.union([
  z.object({ type: typeField, token_hash: z.string().min(1).max(256) }),
  z.object({ type: typeField, token: z.string().min(1).max(256), email: z.string().max(320) }),
]);
type VerifyBody = z.infer<typeof verifyBody>;

interface Proof {
  user: UserRow;
  token: OneTimeToken;
}

async function proofByLink(
  client: PoolClient,
  body: Extract<VerifyBody, { token_hash: string }>,
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
  body: Extract<VerifyBody, { token: string }>,
  now: Date,
): Promise<Proof | undefined> {
  const owner = await ownerOfCode(client, body.email, types[body.type]);
  const user = owner === undefined ? undefined : await findUserById(client, owner, "change");
  const search = user && {
    userId: user.id,
    email: body.email,
    types: types[body.type],
    code: body.token,
    now,
  };
  const token = search && (await findCode(client, search));
  return token && { user, token };
}

async function verify(
  client: PoolClient,
  auth: AuthServer,
  attempt: { body: VerifyBody; device: Device },
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
  const body = await readBody(c, verifyBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const client = clientKey(auth.clientAddress(c));
  if ("token" in body) {
    const email = normalizeEmail(body.email);
    if (email instanceof AuthApiError) return errorResponse(c, email);
    body.email = email;
  }
  const device = deviceOf(auth, c);
  const attempt = () =>
    asAuthAdmin(auth.pool, (database) => verify(database, auth, { body, device }));
  const outcome =
    "token" in body
      ? await tryGuess(auth, c, { kind: "code", account: body.email, attempt })
      : await attempt();
  if (outcome instanceof AuthApiError) {
    return errorResponse(
      c,
      (await auth.limits.consume("failedTokensPerClient", client)) ?? outcome,
    );
  }
  return outcome === "otherMustConfirm"
    ? c.json({ msg: otherMustConfirmMessage, code: "200" })
    : sessionResponse(auth, c, outcome);
}
