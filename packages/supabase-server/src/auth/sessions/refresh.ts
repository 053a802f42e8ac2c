import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { AuthApiError, errorResponse, userBanned } from "../auth-error.ts";
import { readBody } from "../request-body.ts";
import { hashOf, successorOf } from "../one-time-tokens/secret-token.ts";
import { amrSchema, sessionResponse } from "./session.ts";
import type { OpenedSession } from "./session.ts";
import { findUserById, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

/** GoTrue's reuse interval: two tabs that wake up together send the same token. */
const reuseIntervalMs = 10_000;
/**
 * Older tokens of a session's chain are deleted; using one then returns "not found" and no longer ends the session.
 */
const usedTokenDays = 30;

const refreshBody = z.object({ refresh_token: z.string().min(1).max(512) });

const sessionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  aal: z.string(),
  amr: amrSchema,
  refresh_secret: z.instanceof(Buffer),
  alive_since: z.date(),
  not_after: z.date().nullable(),
});
const tokenSchema = z.object({
  id: z.string(),
  session_id: z.string(),
  user_id: z.string(),
  revoked_at: z.date().nullable(),
});
type Session = z.infer<typeof sessionSchema>;
type Token = z.infer<typeof tokenSchema>;

const invalidToken = (code: string, why: string) =>
  new AuthApiError(400, code, { message: `Invalid Refresh Token: ${why}` });

async function findToken(client: PoolClient, token: string): Promise<Token | undefined> {
  const { rows } = await client.query(
    "select id, session_id, user_id, revoked_at from auth.refresh_tokens where token_hash = $1",
    [hashOf(token)],
  );
  return z.array(tokenSchema).parse(rows)[0];
}

/** Locks the session, whose token chain is changed only under this lock. */
async function lockSession(client: PoolClient, id: string): Promise<Session | undefined> {
  const { rows } = await client.query(
    `select id, user_id, aal, amr, refresh_secret, coalesce(refreshed_at, created_at) as alive_since, not_after
       from auth.sessions where id = $1 for update`,
    [id],
  );
  return z.array(sessionSchema).parse(rows)[0];
}

/** Follows the chain from a used token to the one that is still unused; the tokens in between are computed, not stored. */
async function newestSuccessor(client: PoolClient, from: string, secret: Buffer): Promise<string> {
  const next = successorOf(from, secret);
  const stored = await findToken(client, next);
  return stored?.revoked_at ? newestSuccessor(client, next, secret) : next;
}

/**
 * Whether a used token may still be exchanged, by GoTrue's rules: always if it is the parent of the active token, because
 * the response of that refresh may have been lost; otherwise within the reuse interval.
 */
async function isReusable(
  client: PoolClient,
  used: { token: string; revokedAt: Date },
  { secret, now }: { secret: Buffer; now: Date },
): Promise<boolean> {
  if (used.revokedAt.getTime() + reuseIntervalMs >= now.getTime()) return true;
  const child = await findToken(client, successorOf(used.token, secret));
  return child?.revoked_at === null;
}

async function rotate(
  client: PoolClient,
  presented: Token,
  step: { next: string; now: Date },
): Promise<void> {
  const { id, user_id, session_id } = presented;
  await client.query(
    "update auth.refresh_tokens set revoked_at = $2, updated_at = $2 where id = $1",
    [id, step.now],
  );
  await client.query(
    "insert into auth.refresh_tokens (token_hash, user_id, session_id, parent_id, created_at) values ($1, $2, $3, $4, $5)",
    [hashOf(step.next), user_id, session_id, id, step.now],
  );
  await client.query("update auth.sessions set refreshed_at = $2, updated_at = $2 where id = $1", [
    session_id,
    step.now,
  ]);
  await client.query(
    `delete from auth.refresh_tokens where session_id = $1 and revoked_at < $2::timestamptz - make_interval(days => $3)`,
    [session_id, step.now, usedTokenDays],
  );
}

function hasEnded(session: Session, rules: { now: Date; inactivitySeconds: number }): boolean {
  if (session.not_after !== null && session.not_after <= rules.now) return true;
  return session.alive_since.getTime() + rules.inactivitySeconds * 1000 < rules.now.getTime();
}

async function lockAll(
  client: PoolClient,
  token: string,
): Promise<{ user: UserRow; session: Session; presented: Token } | undefined> {
  const used = await findToken(client, token);
  if (!used) return undefined;
  const user = await findUserById(client, used.user_id, "reference");
  const session = user && (await lockSession(client, used.session_id));
  // Read again: another request may have used it while we waited for the lock.
  const presented = session && (await findToken(client, token));
  return presented && { user, session, presented };
}

async function useRefreshToken(
  client: PoolClient,
  auth: AuthServer,
  token: string,
): Promise<OpenedSession | AuthApiError> {
  const now = auth.now();
  const locked = await lockAll(client, token);
  if (!locked) return invalidToken("refresh_token_not_found", "Refresh Token Not Found");
  const { user, session, presented } = locked;
  if (isBanned(user, now)) return userBanned();
  if (hasEnded(session, { now, inactivitySeconds: auth.sessionInactivitySeconds })) {
    return invalidToken("session_expired", "Session Expired");
  }
  const secret = session.refresh_secret;
  const used = presented.revoked_at && { token, revokedAt: presented.revoked_at };
  if (used && !(await isReusable(client, used, { secret, now }))) {
    // A reused token was copied; the copy cannot be identified, so both must sign in again.
    await client.query("delete from auth.sessions where id = $1", [session.id]);
    return invalidToken("refresh_token_already_used", "Already Used");
  }
  const refreshToken = await newestSuccessor(client, token, secret);
  if (!used) await rotate(client, presented, { next: refreshToken, now });
  return { id: session.id, user, amr: session.amr, aal: session.aal, refreshToken };
}

/** `POST /token?grant_type=refresh_token` */
export async function refresh(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, refreshBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const outcome = await asAuthAdmin(auth.pool, (client) =>
    useRefreshToken(client, auth, body.refresh_token),
  );
  if (outcome instanceof AuthApiError) {
    const overLimit = await auth.limits.consume(
      "failedTokensPerClient",
      clientKey(auth.clientAddress(c)),
    );
    return errorResponse(c, overLimit ?? outcome);
  }
  return sessionResponse(auth, c, outcome);
}
