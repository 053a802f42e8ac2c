import type { PoolClient } from "pg";
import { z } from "zod";
import { hashOf } from "../one-time-tokens/secret-token.ts";
import type { CodeChallenge } from "../request-body.ts";

/** As GoTrue's. */
const stateTtlMs = 5 * 60_000;

/** A sign-in between the redirect to the provider and its callback. */
export interface ProviderState {
  provider: string;
  nonce: string;
  codeVerifier: string;
  redirectTo: URL;
  /** Undefined in the implicit flow. */
  challenge: CodeChallenge | undefined;
  /** The session that links an identity; undefined for a sign-in. */
  linkingSessionId: string | undefined;
}

/** Stores a state by its hash, and deletes some expired ones. */
export async function storeState(
  client: PoolClient,
  state: string,
  { now, ...stored }: ProviderState & { now: Date },
): Promise<void> {
  await client.query(
    `insert into auth.provider_states (state_hash, provider, nonce, code_verifier, redirect_to, code_challenge,
                                       code_challenge_method, created_at, linking_session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      hashOf(state),
      stored.provider,
      stored.nonce,
      stored.codeVerifier,
      stored.redirectTo.href,
      stored.challenge?.challenge,
      stored.challenge?.method,
      now,
      stored.linkingSessionId,
    ],
  );
  await client.query(
    `delete from auth.provider_states where state_hash in (
       select state_hash from auth.provider_states where created_at < $1 limit 20 for update skip locked)`,
    [new Date(now.getTime() - stateTtlMs)],
  );
}

const stateRows = z.array(
  z.object({
    provider: z.string(),
    nonce: z.string(),
    code_verifier: z.string(),
    redirect_to: z.string(),
    code_challenge: z.string().nullable(),
    code_challenge_method: z.enum(["s256", "plain"]).nullable(),
    created_at: z.date(),
    linking_session_id: z.string().nullable(),
  }),
);

/** Deletes a state, so that it is used once, and returns it unless it has expired. */
export async function consumeState(
  client: PoolClient,
  state: string,
  now: Date,
): Promise<ProviderState | undefined> {
  const { rows } = await client.query(
    `delete from auth.provider_states where state_hash = $1
     returning provider, nonce, code_verifier, redirect_to, code_challenge, code_challenge_method, created_at,
       linking_session_id`,
    [hashOf(state)],
  );
  const found = stateRows.parse(rows)[0];
  if (!found || found.created_at.getTime() + stateTtlMs < now.getTime()) return undefined;
  const { code_challenge: challenge, code_challenge_method: method } = found;
  return {
    provider: found.provider,
    nonce: found.nonce,
    codeVerifier: found.code_verifier,
    redirectTo: new URL(found.redirect_to),
    challenge: challenge === null ? undefined : { challenge, method: method ?? "plain" },
    linkingSessionId: found.linking_session_id ?? undefined,
  };
}
