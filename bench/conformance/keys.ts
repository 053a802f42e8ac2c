import { readFile } from "node:fs/promises";
import type { Keyring } from "@postulo/supabase-server/keyring";
import type { JWK } from "jose";
import { decodeProtectedHeader, importJWK } from "jose";
import { JOSEError, JWTExpired } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";

/** The secret of every local Supabase, with which the suites sign their keys. */
export const suiteSecret = "super-secret-jwt-token-with-at-least-32-characters-long";
const secret = new TextEncoder().encode(suiteSecret);

/** The end of validity in the demo keys of a local Supabase, in seconds. */
const demoExpiry = 1_983_812_996;

/** The anonymous key or the service key of a local Supabase. */
export const demoKey = (role: "anon" | "service_role"): Promise<string> =>
  new SignJWT({ iss: "supabase-demo", role })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setExpirationTime(demoExpiry)
    .sign(secret);

async function readSigningKey(file: string): Promise<{ own: JWK; published: JWK }> {
  const [key]: JWK[] = JSON.parse(await readFile(file, "utf8"));
  if (key === undefined) throw new Error(`${file} holds no key.`);
  const own = { ...key };
  for (const name of ["key_ops", "use", "alg"] as const) delete own[name];
  const published = { ...own };
  for (const name of ["d", "p", "q", "dp", "dq", "qi"] as const) delete published[name];
  return { own, published };
}

/**
 * A keyring with the keys of the suites instead of the server's: it verifies HS256 with the shared secret and RS256 with
 * the key that auth-js generates, and signs with the latter.
 * @param file `signing_keys.json` of auth-js.
 */
export async function openSuiteKeyring(file: string): Promise<Keyring> {
  const { own, published } = await readSigningKey(file);
  const [signing, verifying] = await Promise.all([
    importJWK(own, "RS256"),
    importJWK(published, "RS256"),
  ]);
  const check: Keyring["check"] = async (token) => {
    try {
      const isShared = decodeProtectedHeader(token).alg === "HS256";
      const { payload } = await jwtVerify(token, isShared ? secret : verifying);
      return { kind: "valid", claims: payload };
    } catch (error) {
      if (error instanceof JWTExpired) return { kind: "expired" };
      if (error instanceof JOSEError || error instanceof TypeError) return { kind: "invalid" };
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
      const nowSeconds = Math.floor(Date.now() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "RS256", kid: published.kid ?? "", typ: "JWT" })
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + ttlSeconds)
        .sign(signing);
    },
    jwks: () => ({
      keys: [{ ...published, alg: "RS256", use: "sig", key_ops: ["verify"] }],
    }),
    list: () => [],
    rotate: async () => {},
  };
}
