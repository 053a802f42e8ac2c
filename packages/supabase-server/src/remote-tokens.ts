import type { JWTHeaderParameters } from "jose";
import { JOSEError, JWTExpired } from "jose/errors";
import { createRemoteJWKSet } from "jose/jwks/remote";
import { jwtVerify } from "jose/jwt/verify";
import { VerifiedTokenCache } from "./internal/verified-token-cache.ts";
import type { CheckedToken, Claims, Keyring } from "./keyring.ts";

/** What is needed to resolve the caller of a request. */
export type TokenVerifier = Pick<Keyring, "check">;

interface RemoteTokenOptions {
  /** Without a trailing slash. Tokens are issued by `/auth/v1` below it. */
  supabaseUrl: string;
  /** The legacy JWT secret of the project; without it tokens signed with HS256 are rejected. */
  jwtSecret?: string | undefined;
}

/** The public keys of the Supabase could not be fetched; a token can be neither accepted nor rejected. */
export class KeysUnavailable extends Error {
  override readonly name = "KeysUnavailable";
}

/** What Supabase signs user tokens with; HS256 only by the legacy secret. */
const algorithms = ["ES256", "RS256", "EdDSA"];
/** Of user tokens; API keys have none. */
const audience = "authenticated";
const maxAgeMs = 10 * 60_000;
/** The minimum time between requests that unknown key ids cause. */
const cooldownMs = 10_000;
const timeoutMs = 5_000;

/** Errors of fetching the keys: a status other than 200, a timeout, no connection, no JSON. */
const isUnavailable = (error: unknown): boolean =>
  !(error instanceof JOSEError) || ["ERR_JWKS_TIMEOUT", "ERR_JOSE_GENERIC"].includes(error.code);

/**
 * Verifies access tokens of a remote Supabase by the keys at its `/auth/v1/.well-known/jwks.json`: signature, issuer,
 * audience and expiry. The keys are fetched once in ten minutes, and when a token names an unknown one.
 * @returns a verifier whose `check` throws `KeysUnavailable`.
 */
export function openRemoteTokens({ supabaseUrl, jwtSecret }: RemoteTokenOptions): TokenVerifier {
  const issuer = `${supabaseUrl}/auth/v1`;
  const fetchKey = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: maxAgeMs,
    cooldownDuration: cooldownMs,
    timeoutDuration: timeoutMs,
  });
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);
  const keyOf = async (header: JWTHeaderParameters) => {
    if (header.alg === "HS256" && secret) return secret;
    try {
      return await fetchKey(header);
    } catch (cause) {
      if (!isUnavailable(cause)) throw cause;
      throw new KeysUnavailable("The keys of the Supabase cannot be fetched.", { cause });
    }
  };
  const verifiedTokens = new VerifiedTokenCache<Claims>();

  const check = async (token: string): Promise<CheckedToken> => {
    const known = verifiedTokens.get(token);
    if (known) return { kind: "valid", claims: known };
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: secret ? [...algorithms, "HS256"] : algorithms,
        issuer,
        audience,
        requiredClaims: ["exp", "sub"],
      });
      // No longer than the keys, so that a key that was revoked ends with them.
      const cachedUntil = Math.min(payload.exp ?? 0, (Date.now() + maxAgeMs) / 1000);
      verifiedTokens.add(token, payload, cachedUntil);
      return { kind: "valid", claims: payload };
    } catch (error) {
      if (error instanceof JWTExpired) return { kind: "expired" };
      if (error instanceof JOSEError) return { kind: "invalid" };
      throw error;
    }
  };
  return { check };
}

/** Whether the Supabase publishes keys. A project with the legacy JWT secret only publishes none. */
export async function publishesKeys(supabaseUrl: string): Promise<boolean> {
  const fetchKey = createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: timeoutMs,
  });
  try {
    await fetchKey.reload();
  } catch (cause) {
    throw new KeysUnavailable("The keys of the Supabase cannot be fetched.", { cause });
  }
  return (fetchKey.jwks()?.keys.length ?? 0) > 0;
}
