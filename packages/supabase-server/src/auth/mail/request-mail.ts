import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthMail } from "./auth-mail.ts";
import type { AuthServer } from "../auth-server.ts";
import { normalizeEmail } from "./email-address.ts";
import { resendEmailChange } from "../users/email-change.ts";
import { prepareMail } from "./mail-link.ts";
import { hasPendingRecovery } from "../one-time-tokens/one-time-token.ts";
import type { PreparedMail } from "./mail-link.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import { challengeFields, challengeOf, readBody } from "../request-body.ts";
import type { CodeChallenge } from "../request-body.ts";
import { countMail, mailRequester, sendPrepared } from "./send-prepared.ts";
import { findUserByEmail, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

interface PreparationRequest {
  client: PoolClient;
  user: UserRow;
  challenge: CodeChallenge | undefined;
  redirectTo: URL;
}

type Prepare = (auth: AuthServer, request: PreparationRequest) => Promise<readonly PreparedMail[]>;

const confirmationAgain: Prepare = async (auth, { client, user, ...request }) => {
  if (user.email === null || user.email_confirmed_at !== null) return [];
  const { encrypted_password: passwordHash, raw_user_meta_data: metadata } = user;
  await client.query("update auth.users set confirmation_sent_at = $2 where id = $1", [
    user.id,
    auth.now(),
  ]);
  const prepared = await prepareMail(client, auth, {
    ...request,
    userId: user.id,
    type: "confirmation_token",
    relatesTo: user.email,
    metadata,
    ...(passwordHash === null ? {} : { signUp: { passwordHash, metadata } }),
  });
  return [prepared];
};

const recovery: Prepare = async (auth, { client, user, ...request }) => {
  if (user.email === null || isBanned(user, auth.now())) return [];
  const pending = { userId: user.id, email: user.email, challenge: request.challenge };
  if (await hasPendingRecovery(client, pending, auth.now())) return [];
  await client.query("update auth.users set recovery_sent_at = $2 where id = $1", [
    user.id,
    auth.now(),
  ]);
  const prepared = await prepareMail(client, auth, {
    ...request,
    userId: user.id,
    type: "recovery_token",
    relatesTo: user.email,
    metadata: user.raw_user_meta_data,
  });
  return [prepared];
};

const emailChangeAgain: Prepare = async (auth, { client, user, ...request }) =>
  user.email_change === ""
    ? []
    : resendEmailChange(client, auth, { ...request, user, newEmail: user.email_change });

interface MailEndpoint {
  body: { email: string } & Parameters<typeof challengeOf>[0];
  kind: AuthMail["kind"];
  prepare: Prepare;
}

/** Response and duration are the same with and without an account. */
async function handleMailRequest(
  auth: AuthServer,
  c: Context,
  { body, kind, prepare }: MailEndpoint,
): Promise<Response> {
  const email = normalizeEmail(body.email);
  if (email instanceof AuthApiError) return errorResponse(c, email);
  const count = await countMail(auth, await mailRequester(auth, c, { email, kind }));
  if (count.kind === "refused") return errorResponse(c, count.error);
  const request = {
    challenge: challengeOf(body),
    redirectTo: auth.redirectTarget(c.req.query("redirect_to")),
  };
  const prepared = await asAuthAdmin(auth.pool, async (client) => {
    // The links of the recent mails are still valid.
    if (count.kind === "recent") return [];
    const user = await findUserByEmail(client, email, "change");
    return user ? prepare(auth, { ...request, client, user }) : [];
  });
  const outcomes =
    prepared.length === 0
      ? [auth.mails.simulateSend(kind)]
      : prepared.map((mail) => sendPrepared(auth, mail));
  const failed = (await Promise.all(outcomes)).find((outcome) => outcome !== undefined);
  return failed ? errorResponse(c, failed) : c.json({});
}

const resendBody = z.object({
  email: z.string().max(320),
  type: z.enum(["signup", "email_change"]),
  ...challengeFields,
});

/** `POST /resend` */
export async function resend(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, resendBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  return body.type === "signup"
    ? handleMailRequest(auth, c, { body, kind: "confirmation", prepare: confirmationAgain })
    : handleMailRequest(auth, c, { body, kind: "emailChangeCurrent", prepare: emailChangeAgain });
}

const recoverBody = z.object({ email: z.string().max(320), ...challengeFields });

/** `POST /recover` */
export async function recover(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, recoverBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  return handleMailRequest(auth, c, { body, kind: "recovery", prepare: recovery });
}
