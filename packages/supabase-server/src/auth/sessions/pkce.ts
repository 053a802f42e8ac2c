import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { AuthApiError, errorResponse, userBanned } from "../auth-error.ts";
import { linkToCaller } from "../providers/link-identity.ts";
import { providerIdentity } from "../providers/provider-identity.ts";
import type { ProviderIdentity } from "../providers/provider-identity.ts";
import { readBody } from "../request-body.ts";
import type { CodeChallenge } from "../request-body.ts";
import { hashOf, newToken } from "../one-time-tokens/secret-token.ts";
import { deviceOf, openSession, sessionResponse } from "./session.ts";
import type { Device, OpenedSession } from "./session.ts";
import { findUserById, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** Only a redirect is between the click on the link and the exchange. */
const flowTtlMs = 5 * 60_000;

const exchangeBody = z.object({
  auth_code: z.string().min(1).max(256),
  code_verifier: z.string().min(1).max(256),
});

const flowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.enum(["s256", "plain"]),
  authentication_method: z.string(),
  session_not_after: z.date().nullable(),
  created_at: z.date(),
  linking_session_id: z.string().nullable(),
  linking_identity: providerIdentity.nullable(),
});
type Flow = z.infer<typeof flowSchema>;

/** An identity that the exchange adds to the user of a session. */
interface PendingLink {
  sessionId: string;
  identity: ProviderIdentity;
}

/** @returns the code for the redirect. Only the client with the verifier can exchange it for a session. */
export async function startFlow(
  client: PoolClient,
  userId: string,
  flow: {
    challenge: CodeChallenge;
    now: Date;
    method?: "otp" | "oauth" | "sso/saml";
    link?: PendingLink;
    /** When an identity provider ends the session. */
    notAfter?: Date | undefined;
  },
): Promise<string> {
  const code = newToken();
  await client.query(
    `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, code_challenge_method, authentication_method,
                                  created_at, linking_session_id, linking_identity, session_not_after)
     values ($1, $2, $3, $4, $6, $5, $7, $8::jsonb, $9)`,
    [
      userId,
      hashOf(code),
      flow.challenge.challenge,
      flow.challenge.method,
      flow.now,
      flow.method ?? "otp",
      flow.link?.sessionId,
      flow.link && JSON.stringify(flow.link.identity),
      flow.notAfter,
    ],
  );
  await client.query(
    `delete from auth.flow_state where id in (
       select id from auth.flow_state where created_at < $1::timestamptz - interval '1 day' limit 20 for update skip locked)`,
    [flow.now],
  );
  return code;
}

function fits(verifier: string, { challenge, method }: CodeChallenge): boolean {
  const computed =
    method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  const [left, right] = [Buffer.from(computed), Buffer.from(challenge)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Adds the identity of a link to its user; does nothing in a sign-in. */
function completeLink(
  client: PoolClient,
  auth: AuthServer,
  { flow, user }: { flow: Flow; user: UserRow },
): Promise<UserRow | AuthApiError> | UserRow {
  const { linking_session_id: sessionId, linking_identity: identity } = flow;
  if (sessionId === null || identity === null) return user;
  // The token was checked when the link began: the level of the session decides.
  const caller = { userId: user.id, sessionId, aal: "aal2" };
  return linkToCaller(client, auth, { caller, identity });
}

async function exchangeCode(
  client: PoolClient,
  auth: AuthServer,
  requested: { code: string; verifier: string; device: Device },
): Promise<OpenedSession | AuthApiError> {
  const now = auth.now();
  const { rows } = await client.query(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method, created_at,
            session_not_after, linking_session_id, linking_identity
       from auth.flow_state where auth_code_hash = $1`,
    [hashOf(requested.code)],
  );
  const flow = z.array(flowSchema).parse(rows)[0];
  const user = flow && (await findUserById(client, flow.user_id, "change"));
  const notFound = new AuthApiError(404, "flow_state_not_found", {
    message: "invalid flow state, no valid flow state found",
  });
  if (!user) return notFound;
  const {
    code_challenge: challenge,
    code_challenge_method: codeMethod,
    authentication_method: method,
  } = flow;
  if (!fits(requested.verifier, { challenge, method: codeMethod })) {
    return new AuthApiError(400, "bad_code_verifier", {
      message: "code challenge does not match previously saved code verifier",
    });
  }
  const { rowCount } = await client.query("delete from auth.flow_state where id = $1", [flow.id]);
  if (rowCount === 0) return notFound;
  if (flow.created_at.getTime() + flowTtlMs < now.getTime()) {
    return new AuthApiError(422, "flow_state_expired", {
      message: "invalid flow state, flow state has expired",
    });
  }
  if (isBanned(user, now)) return userBanned();
  const linked = await completeLink(client, auth, { flow, user });
  if (linked instanceof AuthApiError) return linked;
  const notAfter = flow.session_not_after ?? undefined;
  return openSession(client, linked, { method, device: requested.device, now, notAfter });
}

/** `POST /token?grant_type=pkce` */
export async function exchange(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, exchangeBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const request = { code: body.auth_code, verifier: body.code_verifier, device: deviceOf(auth, c) };
  const outcome = await asAuthAdmin(auth.pool, (client) => exchangeCode(client, auth, request));
  if (outcome instanceof AuthApiError) {
    const overLimit = await auth.limits.consume(
      "failedTokensPerClient",
      clientKey(auth.clientAddress(c)),
    );
    return errorResponse(c, overLimit ?? outcome);
  }
  return sessionResponse(auth, c, outcome);
}
