import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "./auth-database.ts";
import type { AuthServer } from "./auth-server.ts";
import { clientKey } from "./client-address.ts";
import { Refusal, refuse, userBanned } from "./refusal.ts";
import { readBody } from "./request-body.ts";
import type { CodeChallenge } from "./request-body.ts";
import { hashOf, newToken } from "./secret-token.ts";
import { deviceOf, openSession, answerSession } from "./session.ts";
import type { Device, OpenedSession } from "./session.ts";
import { findUserById, isBanned } from "./user-row.ts";

/** Between the click on the link and the exchange lies only a redirect. */
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
  created_at: z.date(),
});

/** The code for the redirect; a session comes only to the client that knows the verifier. */
export async function startFlow(
  client: PoolClient,
  userId: string,
  flow: { challenge: CodeChallenge; now: Date },
): Promise<string> {
  const code = newToken();
  await client.query(
    `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, code_challenge_method, authentication_method, created_at)
     values ($1, $2, $3, $4, 'otp', $5)`,
    [userId, hashOf(code), flow.challenge.challenge, flow.challenge.method, flow.now],
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

async function exchangeCode(
  client: PoolClient,
  auth: AuthServer,
  asked: { code: string; verifier: string; device: Device },
): Promise<OpenedSession | Refusal> {
  const now = auth.now();
  const { rows } = await client.query(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method, created_at
       from auth.flow_state where auth_code_hash = $1`,
    [hashOf(asked.code)],
  );
  const flow = z.array(flowSchema).parse(rows)[0];
  const user = flow && (await findUserById(client, flow.user_id, "change"));
  const notFound = new Refusal(404, "flow_state_not_found", {
    message: "invalid flow state, no valid flow state found",
  });
  if (!user) return notFound;
  const {
    code_challenge: challenge,
    code_challenge_method: codeMethod,
    authentication_method: method,
  } = flow;
  if (!fits(asked.verifier, { challenge, method: codeMethod })) {
    return new Refusal(400, "bad_code_verifier", {
      message: "code challenge does not match previously saved code verifier",
    });
  }
  const { rowCount } = await client.query("delete from auth.flow_state where id = $1", [flow.id]);
  if (rowCount === 0) return notFound;
  if (flow.created_at.getTime() + flowTtlMs < now.getTime()) {
    return new Refusal(422, "flow_state_expired", {
      message: "invalid flow state, flow state has expired",
    });
  }
  return isBanned(user, now)
    ? userBanned()
    : openSession(client, user, { method, device: asked.device, now });
}

/** `POST /token?grant_type=pkce` */
export async function exchange(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, exchangeBody);
  if (body instanceof Refusal) return refuse(c, body);
  const asked = { code: body.auth_code, verifier: body.code_verifier, device: deviceOf(auth, c) };
  const outcome = await asAuthAdmin(auth.pool, (client) => exchangeCode(client, auth, asked));
  if (outcome instanceof Refusal) {
    const overLimit = await auth.limits.consume(
      "failedTokensPerClient",
      clientKey(auth.clientAddress(c)),
    );
    return refuse(c, overLimit ?? outcome);
  }
  return answerSession(auth, c, outcome);
}
