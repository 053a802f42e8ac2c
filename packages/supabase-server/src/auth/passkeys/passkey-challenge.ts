import type { PoolClient } from "pg";
import { z } from "zod";
import { AuthApiError } from "../auth-error.ts";

/** As GoTrue's default. */
const challengeTtlMs = 5 * 60_000;

export type ChallengeType = "registration" | "authentication";

const created = z.tuple([z.object({ id: z.string() })]);

/** Stores a challenge for one ceremony. */
export async function storeChallenge(
  client: PoolClient,
  wanted: { type: ChallengeType; userId: string | null; challenge: string; now: Date },
): Promise<{ id: string; expiresAt: number }> {
  const expiresAt = new Date(wanted.now.getTime() + challengeTtlMs);
  const { rows } = await client.query(
    `insert into auth.webauthn_challenges (user_id, challenge_type, challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [wanted.userId, wanted.type, wanted.challenge, wanted.now, expiresAt],
  );
  // Deletes some expired ones; locked rows are skipped.
  await client.query(
    `delete from auth.webauthn_challenges where id in (
       select id from auth.webauthn_challenges where expires_at < $1 limit 20 for update skip locked)`,
    [wanted.now],
  );
  const [{ id }] = created.parse(rows);
  return { id, expiresAt: Math.floor(expiresAt.getTime() / 1000) };
}

const consumed = z.array(z.object({ challenge: z.string(), expires_at: z.date() }));

/** Deletes a challenge, so that it is used once, and returns it. */
export async function consumeChallenge(
  client: PoolClient,
  wanted: { id: string; type: ChallengeType; userId: string | null; now: Date },
): Promise<string | AuthApiError> {
  const { rows } = await client.query(
    `delete from auth.webauthn_challenges
      where id = $1 and challenge_type = $2 and user_id is not distinct from $3
      returning challenge, expires_at`,
    [wanted.id, wanted.type, wanted.userId],
  );
  const found = consumed.parse(rows)[0];
  if (!found)
    return new AuthApiError(400, "webauthn_challenge_not_found", {
      message: "Challenge not found or already used",
    });
  return found.expires_at < wanted.now
    ? new AuthApiError(400, "webauthn_challenge_expired", { message: "Challenge has expired" })
    : found.challenge;
}
