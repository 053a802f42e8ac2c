import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { toInetAddress } from "../guesses/client-address.ts";
import { countSent, requireMessage } from "../messages/message-limits.ts";
import type { Sms } from "../messages/sms.ts";
import { codeHashOf, newCode } from "../one-time-tokens/secret-token.ts";
import { findUserById } from "../users/user-row.ts";
import { userJson } from "../users/user-json.ts";
import { factorNotFound, findOwnFactor } from "./factor-context.ts";
import type { FactorUser } from "./factor-context.ts";
import type { Factor } from "./factor-row.ts";

/** As GoTrue's default. */
const challengeTtlSeconds = 300;
/** The newest of a factor; older ones are deleted. */
const maxChallenges = 10;

const challengeSchema = z.object({
  id: z.string(),
  code_hash: z.string().nullable(),
  ip_address: z.string().nullable(),
  created_at: z.date(),
  verified_at: z.date().nullable(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** Stores a challenge. The factor must still exist. */
async function storeChallenge(
  client: PoolClient,
  { factor, user }: FactorUser & { factor: Factor },
  issued: { id: string; code: string | undefined; address: string | null; now: Date },
): Promise<AuthApiError | undefined> {
  const { id, code, address, now } = issued;
  const locked = await findUserById(client, user.id, "change");
  const { rowCount } = await client.query(
    "update auth.mfa_factors set last_challenged_at = $3, updated_at = $3 where id = $1 and user_id = $2",
    [factor.id, user.id, now],
  );
  if (!locked || rowCount === 0) return factorNotFound();
  await client.query(
    `insert into auth.mfa_challenges (id, factor_id, code_hash, ip_address, created_at) values ($1, $2, $3, $4::inet, $5)`,
    [id, factor.id, code === undefined ? null : codeHashOf(id, code), address, now],
  );
  await client.query(
    `delete from auth.mfa_challenges where factor_id = $1 and id not in (
       select id from auth.mfa_challenges where factor_id = $1 order by created_at desc limit $2)`,
    [factor.id, maxChallenges],
  );
  return undefined;
}

const phoneDisabled = () =>
  new AuthApiError(422, "mfa_phone_verify_not_enabled", {
    message: "MFA verification is disabled for Phone",
  });

/** `POST /factors/:factor_id/challenge` */
export async function challenge(auth: AuthServer, c: Context): Promise<Response> {
  const own = await findOwnFactor(auth, c);
  if (own instanceof AuthApiError) return errorResponse(c, own);
  const { phone } = own.factor;
  if (phone !== null && !auth.isPhoneEnabled) return errorResponse(c, phoneDisabled());
  if (phone !== null) {
    const contact = { kind: "phone" as const, address: phone };
    const overLimit = await requireMessage(auth, c, { contact, kind: "mfa" });
    if (overLimit) return errorResponse(c, overLimit);
  }
  const [id, now] = [randomUUID(), auth.now()];
  const code = phone === null ? undefined : newCode();
  const address = toInetAddress(auth.clientAddress(c));
  const refused = await asAuthAdmin(auth.pool, (client) =>
    storeChallenge(client, own, { id, code, address, now }),
  );
  const failed = refused ?? (await sendCode(auth, c, { own, code }));
  if (failed) return errorResponse(c, failed);
  const expiresAt = Math.floor(now.getTime() / 1000) + challengeTtlSeconds;
  return c.json({ id, type: own.factor.factor_type, expires_at: expiresAt });
}

async function sendCode(
  auth: AuthServer,
  c: Context,
  { own, code }: { own: FactorUser & { factor: Factor }; code: string | undefined },
): Promise<AuthApiError | undefined> {
  const { phone } = own.factor;
  if (phone === null || code === undefined) return undefined;
  const sms: Sms = {
    kind: "mfa",
    to: phone,
    code,
    metadata: own.user.raw_user_meta_data,
    user: userJson(own.user),
    ipAddress: auth.clientAddress(c),
  };
  await countSent(auth, "phone");
  return auth.sms.send(sms);
}

const expired = (id: string) =>
  new AuthApiError(422, "mfa_challenge_expired", {
    message: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  });

/**
 * Uses up one of the five tries of a challenge. The caller commits it before the code is checked, so that concurrent
 * tries count.
 */
export async function takeTry(
  client: PoolClient,
  wanted: { id: string; factorId: string; address: string | null; now: Date },
): Promise<Challenge | AuthApiError> {
  const { rows } = await client.query(
    `select id, code_hash, host(ip_address) as ip_address, created_at, verified_at
       from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [wanted.id, wanted.factorId],
  );
  const found = z.array(challengeSchema).parse(rows)[0];
  if (!found)
    return new AuthApiError(422, "mfa_factor_not_found", {
      message: "MFA factor with the provided challenge ID not found",
    });
  if (found.verified_at !== null || found.ip_address !== wanted.address)
    return new AuthApiError(422, "mfa_ip_address_mismatch", {
      message: "Challenge and verify IP addresses mismatch.",
    });
  if (found.created_at.getTime() + challengeTtlSeconds * 1000 < wanted.now.getTime())
    return expired(found.id);
  const { rowCount } = await client.query(
    "update auth.mfa_challenges set attempts_left = attempts_left - 1 where id = $1 and attempts_left > 0",
    [found.id],
  );
  return rowCount === 1 ? found : expired(found.id);
}
