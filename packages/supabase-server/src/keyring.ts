import type { CryptoKey, JWK } from "jose";
import { JOSEError, JWKSNoMatchingKey, JWTExpired } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import type { Pool } from "pg";
import { VerifiedTokenCache } from "./internal/verified-token-cache.ts";
import type { SigningKey } from "./internal/signing-keys.ts";
import { addSigningKey, algorithm, loadSigningKeys } from "./internal/signing-keys.ts";

/** The claims of a token with a verified signature. */
export type Claims = Readonly<Record<string, unknown>>;

export type CheckedToken =
  | { kind: "valid"; claims: Claims }
  | { kind: "expired" }
  | { kind: "invalid" };

/** The properties of a key that an operator may see. */
export type KeyState = Pick<SigningKey, "kid" | "createdAt" | "verifiesUntil">;

/**
 * The server's signing keys, cached in the process and stored in `auth.signing_keys`. The private part never leaves
 * the server.
 */
export interface Keyring {
  /** Signs with the newest key; sets `iat` and `exp`. */
  sign(claims: Claims, ttlSeconds: number): Promise<string>;
  /** The claims of a token signed by one of these keys and not expired. */
  verify(token: string): Promise<Claims | undefined>;
  /** As `verify`, but distinguishes an expired from a foreign token. */
  check(token: string): Promise<CheckedToken>;
  /** The public keys, in the shape of `/.well-known/jwks.json`. */
  jwks(): { keys: JWK[] };
  /** The verifying keys, newest first; the first one signs. */
  list(): readonly KeyState[];
  /**
   * Signs with a new key from now on. Other processes accept its tokens immediately and sign with it within five
   * minutes. The former key verifies for one more day.
   */
  rotate(): Promise<void>;
}

/** The minimum time between reloads that unknown key ids cause. */
const minReloadIntervalMs = 2_000;
/** The maximum age of the cached keys, until a rotation by another process is noticed. */
const maxAgeMs = 5 * 60_000;

/** The keys as last read. */
class LoadedKeys {
  #keys: readonly SigningKey[];
  #loadedAtMs = performance.now();
  #reloading: Promise<void> | undefined;
  readonly #pool: Pool;

  constructor(pool: Pool, keys: readonly SigningKey[]) {
    this.#pool = pool;
    this.#keys = keys;
  }

  get all(): readonly SigningKey[] {
    return this.#keys;
  }

  reload(): Promise<void> {
    this.#reloading ??= (async () => {
      this.#keys = await loadSigningKeys(this.#pool);
      this.#loadedAtMs = performance.now();
    })().finally(() => {
      this.#reloading = undefined;
    });
    return this.#reloading;
  }

  async reloadWhenOlderThan(ageMs: number): Promise<void> {
    if (this.#reloading || performance.now() - this.#loadedAtMs >= ageMs) await this.reload();
  }

  async verifying(kid: string | undefined): Promise<CryptoKey> {
    if (!this.#keys.some((key) => key.kid === kid))
      await this.reloadWhenOlderThan(minReloadIntervalMs);
    const key = this.#keys.find((candidate) => candidate.kid === kid);
    if (!key) throw new JWKSNoMatchingKey();
    return key.verifying;
  }

  async active(): Promise<SigningKey> {
    await this.reloadWhenOlderThan(maxAgeMs);
    const key = this.#keys.find((candidate) => candidate.active);
    if (!key) throw new Error("auth.signing_keys holds no active key");
    return key;
  }
}

async function openKeys(pool: Pool): Promise<LoadedKeys> {
  const keys = await loadSigningKeys(pool);
  if (keys.some((key) => key.active)) return new LoadedKeys(pool, keys);
  await addSigningKey(pool, { replace: false });
  return new LoadedKeys(pool, await loadSigningKeys(pool));
}

/** Opens the keys of this database, and creates the first one when there is none. */
export async function openKeyring(pool: Pool): Promise<Keyring> {
  const keys = await openKeys(pool);
  const verifiedTokens = new VerifiedTokenCache<Claims>();

  const check = async (token: string): Promise<CheckedToken> => {
    const known = verifiedTokens.get(token);
    if (known) return { kind: "valid", claims: known };
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keys.verifying(kid), {
        algorithms: [algorithm],
        requiredClaims: ["exp"],
      });
      if (payload.exp !== undefined) verifiedTokens.add(token, payload, payload.exp);
      return { kind: "valid", claims: payload };
    } catch (error) {
      if (error instanceof JWTExpired) return { kind: "expired" };
      if (error instanceof JOSEError) return { kind: "invalid" };
      throw error;
    }
  };

  return {
    check,
    verify: async (token) => {
      const checked = await check(token);
      return checked.kind === "valid" ? checked.claims : undefined;
    },
    sign: async (claims, ttlSeconds) => {
      const { kid, signing } = await keys.active();
      const nowSeconds = Math.floor(Date.now() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, kid, typ: "JWT" })
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + ttlSeconds)
        .sign(signing);
    },
    jwks: () => ({ keys: keys.all.map((key) => key.published) }),
    list: () =>
      keys.all.map(({ kid, createdAt, verifiesUntil }) => ({ kid, createdAt, verifiesUntil })),
    rotate: async () => {
      await addSigningKey(pool, { replace: true });
      await keys.reload();
    },
  };
}
