import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { z } from "zod";
import type { CodeChallenge } from "../request-body.ts";
import { codeHashOf, hashOf, newCode, newToken } from "./secret-token.ts";

export const tokenTypes = [
  "confirmation_token",
  "recovery_token",
  "email_change_token_new",
  "email_change_token_current",
  "phone_change_token",
  "reauthentication_token",
] as const;
export type TokenType = (typeof tokenTypes)[number];

/** Older links of the same kind stay valid, for mails that arrive late, up to this number. */
const maxLiveTokens = 5;
/** A code is easier to guess than a link, so it expires earlier. */
const codeTtlSeconds = 3600;
/** Mail scanners open links before users do, and users click twice: a used link still signs in for this long. */
const usedLinkGraceSeconds = 600;
/** Prefix of PKCE tokens, whose errors belong in the query even when the token is unknown. */
const pkcePrefix = "pkce_";

export const isPkceToken = (token: string) => token.startsWith(pkcePrefix);

const storedSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  token_type: z.enum(tokenTypes),
  token_hash: z.string(),
  relates_to: z.string(),
  code_hash: z.string(),
  consumed_at: z.date().nullable(),
  created_at: z.date(),
  code_challenge: z.string().nullable(),
  code_challenge_method: z.enum(["s256", "plain"]).nullable(),
  encrypted_password: z.string().nullable(),
  raw_user_meta_data: z.record(z.string(), z.unknown()).nullable(),
});

/** A row of `auth.one_time_tokens`: a token mailed to `relates_to`, which proves access to that mailbox. */
export type OneTimeToken = z.infer<typeof storedSchema>;

export interface TokenToIssue {
  userId: string;
  type: TokenType;
  relatesTo: string;
  challenge: CodeChallenge | undefined;
  /** Password and metadata of the sign-up, applied by this token only. The password is null for magic links. */
  signUp?: { passwordHash: string | null; metadata: Record<string, unknown> };
  now: Date;
  ttlSeconds: number;
}

/** The caller has locked the user row. */
export async function issueToken(
  client: PoolClient,
  wanted: TokenToIssue,
): Promise<{ token: string; code: string }> {
  const { userId, type, now, challenge, signUp } = wanted;
  const token = `${challenge ? pkcePrefix : ""}${newToken()}`;
  const tokenHash = hashOf(token);
  const code = newCode();
  await client.query(
    `delete from auth.one_time_tokens
      where user_id = $1 and token_type = $2
        and id not in (select id from auth.one_time_tokens where user_id = $1 and token_type = $2
                        order by created_at desc limit $3)`,
    [userId, type, maxLiveTokens - 1],
  );
  await client.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, code_hash, created_at, updated_at,
        expires_at, code_challenge, code_challenge_method, encrypted_password, raw_user_meta_data)
     values ($1, $2, $3, $4, $5, $6, $6, $6::timestamptz + make_interval(secs => $7), $8, $9, $10, $11::jsonb)`,
    [
      userId,
      type,
      tokenHash,
      wanted.relatesTo,
      codeHashOf(tokenHash, code),
      now,
      wanted.ttlSeconds,
      challenge?.challenge ?? null,
      challenge?.method ?? null,
      signUp?.passwordHash ?? null,
      signUp ? JSON.stringify(signUp.metadata) : null,
    ],
  );
  await deleteExpiredTokens(client, now);
  return { token, code };
}

/** Deletes some; locked rows are skipped. */
async function deleteExpiredTokens(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `delete from auth.one_time_tokens where id in (
       select id from auth.one_time_tokens where expires_at < $1::timestamptz - interval '1 day'
        limit 20 for update skip locked)`,
    [now],
  );
}

/** As long as the row of a token. */
const simulatedRow = "x".repeat(400);

/** Writes a record to the database's log, so that the commit waits for the disk as after a change. */
export async function simulateChange(client: PoolClient): Promise<void> {
  await client.query("select pg_logical_emit_message(true, 'simulated change', $1)", [
    simulatedRow,
  ]);
}

/**
 * Does the database work of a message where none is sent: the same statements for a user that does not exist. Else the
 * time of the response would reveal accounts.
 */
export async function simulateToken(client: PoolClient, now: Date): Promise<void> {
  const nobody = randomUUID();
  await client.query("update auth.users set recovery_sent_at = $2 where id = $1", [nobody, now]);
  await client.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = 'recovery_token'",
    [nobody],
  );
  await simulateChange(client);
  await deleteExpiredTokens(client, now);
}

/** As GoTrue's `SMTP_MAX_FREQUENCY`. */
const recoveryIntervalSeconds = 60;

/**
 * Whether an equivalent recovery mail was sent within the last minute and is still valid: its link starts the same flow,
 * and its code can be entered.
 */
export async function hasPendingRecovery(
  client: PoolClient,
  wanted: { userId: string; email: string; challenge: CodeChallenge | undefined },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from auth.one_time_tokens
      where user_id = $1 and token_type = 'recovery_token' and relates_to = $2 and consumed_at is null
        -- Magic links, which are stored as recoveries, have metadata.
        and raw_user_meta_data is null and code_challenge is not distinct from $3
        and created_at > $4::timestamptz - make_interval(secs => $5)`,
    [
      wanted.userId,
      wanted.email,
      wanted.challenge?.challenge ?? null,
      now,
      recoveryIntervalSeconds,
    ],
  );
  return rowCount !== null && rowCount > 0;
}

const columns = `id, user_id, token_type, token_hash, relates_to, code_hash, consumed_at, created_at,
  code_challenge, code_challenge_method, encrypted_password, raw_user_meta_data`;

/** The owner of a token, read without a lock, so that the user can be locked first. */
export async function ownerOfToken(client: PoolClient, token: string): Promise<string | undefined> {
  const { rows } = await client.query(
    "select user_id from auth.one_time_tokens where token_hash = $1",
    [hashOf(token)],
  );
  return z.array(z.object({ user_id: z.string() })).parse(rows)[0]?.user_id;
}

/** The owner of the codes sent to an email or a number. */
export async function ownerOfCode(
  client: PoolClient,
  address: string,
  types: readonly TokenType[],
): Promise<string | undefined> {
  const { rows } = await client.query(
    `select user_id from auth.one_time_tokens where relates_to = $1 and token_type = any ($2)
      order by created_at desc limit 1`,
    [address, types],
  );
  return z.array(z.object({ user_id: z.string() })).parse(rows)[0]?.user_id;
}

/** The token of a link, unused or recently used (`consumed_at`). The caller has locked its owner. */
export async function findLink(
  client: PoolClient,
  search: { token: string; types: readonly TokenType[]; now: Date; evenIfJustUsed: boolean },
): Promise<OneTimeToken | undefined> {
  const { rows } = await client.query(
    `select ${columns} from auth.one_time_tokens
      where token_hash = $1 and token_type = any ($2) and expires_at > $3
        and (consumed_at is null or consumed_at > $3::timestamptz - make_interval(secs => $4))`,
    [
      hashOf(search.token),
      search.types,
      search.now,
      search.evenIfJustUsed ? usedLinkGraceSeconds : 0,
    ],
  );
  return z.array(storedSchema).parse(rows)[0];
}

/** The token of an entered code. The caller has locked the owner, and limits guesses. */
export async function findCode(
  client: PoolClient,
  search: { userId: string; address: string; types: readonly TokenType[]; code: string; now: Date },
): Promise<OneTimeToken | undefined> {
  const { rows } = await client.query(
    `select ${columns} from auth.one_time_tokens
      where user_id = $1 and relates_to = $2 and token_type = any ($3) and consumed_at is null and expires_at > $4
        and created_at > $4::timestamptz - make_interval(secs => $5)`,
    [search.userId, search.address, search.types, search.now, codeTtlSeconds],
  );
  return z
    .array(storedSchema)
    .parse(rows)
    .find((row) => row.code_hash === codeHashOf(row.token_hash, search.code));
}

/** Invalidates link and code. */
export async function consumeToken(
  client: PoolClient,
  token: OneTimeToken,
  now: Date,
): Promise<void> {
  await client.query(
    "update auth.one_time_tokens set consumed_at = $2, updated_at = $2 where id = $1",
    [token.id, now],
  );
}

/** Deletes the user's tokens of these types, optionally except one. */
export async function deleteTokens(
  client: PoolClient,
  which: { userId: string; types: readonly TokenType[]; except?: string },
): Promise<void> {
  await client.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = any ($2) and id is distinct from $3",
    [which.userId, which.types, which.except ?? null],
  );
}

/** Deletes a token that was not mailed. */
export async function withdrawToken(client: PoolClient, token: string): Promise<void> {
  await client.query("delete from auth.one_time_tokens where token_hash = $1", [hashOf(token)]);
}

/** The password hash of the user's latest sign-up, if that was within the last `withinSeconds`. */
export async function recentSignUp(
  client: PoolClient,
  recent: { userId: string; now: Date; withinSeconds: number },
): Promise<string | undefined> {
  const { rows } = await client.query(
    `select encrypted_password from auth.one_time_tokens
      where user_id = $1 and token_type = 'confirmation_token' and encrypted_password is not null
        and created_at > $2::timestamptz - make_interval(secs => $3)
      order by created_at desc limit 1`,
    [recent.userId, recent.now, recent.withinSeconds],
  );
  return z.array(z.object({ encrypted_password: z.string() })).parse(rows)[0]?.encrypted_password;
}
