import { createHash } from "node:crypto";
import type { JWTPayload } from "jose";
import { JOSEError } from "jose/errors";
import type { createRemoteJWKSet } from "jose/jwks/remote";
import { jwtVerify } from "jose/jwt/verify";
import { z } from "zod";
import { OauthError } from "../auth-error.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { traitsOf } from "./provider-options.ts";
import type { ProviderOptions } from "./provider-options.ts";

const timeoutMs = 10_000;
/** The clocks of provider and server may differ by this. */
const clockToleranceSeconds = 30;

/** The hash of `at_hash` by algorithm of the signature (OpenID Connect Core 1.0, 3.1.3.6); others are rejected. */
const hashes: Readonly<Record<string, string>> = {
  RS256: "sha256",
  PS256: "sha256",
  ES256: "sha256",
  RS384: "sha384",
  PS384: "sha384",
  ES384: "sha384",
  RS512: "sha512",
  PS512: "sha512",
  ES512: "sha512",
  EdDSA: "sha512",
  Ed25519: "sha512",
};

/** An id token that a client got from the provider itself. */
export interface SentIdToken {
  idToken: string;
  /** Empty unless sent. */
  accessToken: string;
  /** The text whose SHA-256 is the claim `nonce`; empty unless sent. */
  nonce: string;
  now: Date;
}

const checkedClaims = z.object({
  aud: z.string().or(z.array(z.string())),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  at_hash: z.string().optional(),
  tid: z.string().optional(),
});
type CheckedClaims = z.infer<typeof checkedClaims>;

type Keys = ReturnType<typeof createRemoteJWKSet>;

const invalid = (description: string) => new OauthError("invalid request", description);
const badToken = () => invalid("Bad ID token");

async function remoteKeys(url: string): Promise<Keys> {
  const remote = await import("jose/jwks/remote");
  return remote.createRemoteJWKSet(new URL(url), {
    timeoutDuration: timeoutMs,
    [remote.customFetch]: (address, { headers, method, redirect, signal }) =>
      boundedFetch(address, {
        headers: Object.fromEntries(headers),
        method,
        redirect,
        signal,
        body: undefined,
      }),
  });
}

/** Errors of the keys; all others are errors of the token. */
const keyErrors: ReadonlySet<string> = new Set([
  "ERR_JOSE_GENERIC",
  "ERR_JWKS_INVALID",
  "ERR_JWKS_TIMEOUT",
]);

interface Verified {
  payload: JWTPayload;
  alg: string;
}

/** @throws when the keys cannot be fetched. */
async function verifySignature(
  keys: Keys,
  { idToken, now }: SentIdToken,
): Promise<Verified | OauthError> {
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      algorithms: Object.keys(hashes),
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
      requiredClaims: ["iss", "sub", "aud", "exp", "iat"],
    });
    return { payload, alg: protectedHeader.alg };
  } catch (error) {
    if (!(error instanceof JOSEError) || keyErrors.has(error.code)) throw error;
    return badToken();
  }
}

/** Microsoft's issuer for all tenants has a placeholder. */
const acceptedIssuers = (
  { name, issuer }: ProviderOptions,
  discovered: string,
  { tid }: CheckedClaims,
): readonly string[] => [
  discovered.replace("{tenantid}", tid ?? ""),
  ...traitsOf(name).aliasesOf(issuer),
];

function hasAudience({ clientIds }: ProviderOptions, { aud, azp }: CheckedClaims): boolean {
  const audiences = typeof aud === "string" ? [aud] : aud;
  if (!audiences.some((id) => clientIds.includes(id))) return false;
  // OpenID Connect Core 1.0, 3.1.3.7: with several audiences it was issued to one of them.
  return audiences.length === 1 || (azp !== undefined && clientIds.includes(azp));
}

function nonceProblem(sent: string, claimed = ""): OauthError | undefined {
  if ((sent === "") !== (claimed === ""))
    return invalid("Passed nonce and nonce in id_token should either both exist or not.");
  if (sent === "" || createHash("sha256").update(sent).digest("hex") === claimed) return undefined;
  return new OauthError("invalid nonce", "Nonces mismatch");
}

function fitsAccessToken(accessToken: string, atHash: string | undefined, alg: string): boolean {
  const algorithm = hashes[alg];
  if (accessToken === "" || atHash === undefined) return true;
  if (algorithm === undefined) return false;
  const hash = createHash(algorithm).update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString("base64url") === atHash;
}

/** Verifies id tokens by the keys that the provider publishes; they are fetched on first use. */
export function createIdTokenVerifier(
  options: ProviderOptions,
  metadata: () => Promise<{ issuer: string; jwks_uri?: string }>,
) {
  let cached: { url: string; keys: Promise<Keys> } | undefined;
  return async (sent: SentIdToken): Promise<JWTPayload | OauthError> => {
    const { issuer, jwks_uri: url } = await metadata();
    if (url === undefined) throw new Error("the provider publishes no keys");
    if (cached?.url !== url) cached = { url, keys: remoteKeys(url) };
    const verified = await verifySignature(await cached.keys, sent);
    if (verified instanceof OauthError) return verified;
    const { payload, alg } = verified;
    const claims = checkedClaims.safeParse(payload).data;
    if (!claims || !acceptedIssuers(options, issuer, claims).includes(String(payload.iss)))
      return badToken();
    if (!fitsAccessToken(sent.accessToken, claims.at_hash, alg)) return badToken();
    if (!hasAudience(options, claims))
      return invalid(`Unacceptable audience in id_token: [${[claims.aud].flat().join(" ")}]`);
    return nonceProblem(sent.nonce, claims.nonce) ?? payload;
  };
}
