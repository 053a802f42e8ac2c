import type { PoolClient } from "pg";
import { z } from "zod";
import { hashOf } from "../one-time-tokens/secret-token.ts";
import type { CodeChallenge } from "../request-body.ts";

/** Time for the password and second factor at the identity provider. */
export const relayStateTtlMs = 10 * 60_000;

/** A sign-in between the redirect to the identity provider and its response. */
export interface RelayState {
  providerId: string;
  /** The ID of the request, which the response must name. */
  requestId: string;
  redirectTo: URL;
  /** Undefined in the implicit flow. */
  challenge: CodeChallenge | undefined;
  createdAt: Date;
}

/** Stores a state by its hash, and deletes some expired ones. */
export async function storeRelayState(
  client: PoolClient,
  state: string,
  { providerId, requestId, redirectTo, challenge, createdAt }: RelayState,
): Promise<void> {
  await client.query(
    `insert into auth.saml_relay_states (state_hash, sso_provider_id, request_id, redirect_to, code_challenge,
                                         code_challenge_method, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      hashOf(state),
      providerId,
      requestId,
      redirectTo.href,
      challenge?.challenge,
      challenge?.method,
      createdAt,
    ],
  );
  await client.query(
    `delete from auth.saml_relay_states where state_hash in (
       select state_hash from auth.saml_relay_states where created_at < $1 limit 20 for update skip locked)`,
    [new Date(createdAt.getTime() - relayStateTtlMs)],
  );
}

const stateRows = z.array(
  z.object({
    sso_provider_id: z.string(),
    request_id: z.string(),
    redirect_to: z.string(),
    code_challenge: z.string().nullable(),
    code_challenge_method: z.enum(["s256", "plain"]).nullable(),
    created_at: z.date(),
  }),
);

/** Deletes a state, so that it is used once, and returns it. */
export async function consumeRelayState(
  client: PoolClient,
  state: string,
): Promise<RelayState | undefined> {
  const { rows } = await client.query(
    `delete from auth.saml_relay_states where state_hash = $1
     returning sso_provider_id, request_id, redirect_to, code_challenge, code_challenge_method, created_at`,
    [hashOf(state)],
  );
  const found = stateRows.parse(rows)[0];
  if (!found) return undefined;
  const { code_challenge: challenge, code_challenge_method: method } = found;
  return {
    providerId: found.sso_provider_id,
    requestId: found.request_id,
    redirectTo: new URL(found.redirect_to),
    challenge: challenge === null ? undefined : { challenge, method: method ?? "plain" },
    createdAt: found.created_at,
  };
}
