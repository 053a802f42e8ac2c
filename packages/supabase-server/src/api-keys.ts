import { createHash, timingSafeEqual } from "node:crypto";
import type { Caller } from "@postulo/postgres/as-caller";
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { JOSEError, JWTExpired } from "jose/errors";
import { jwtVerify } from "jose/jwt/verify";
import type { ResolveCaller, ResolvedCaller } from "./caller.ts";

export interface ApiKeys {
  /** Keys in the format `sb_secret_…`. Each has the role `service_role`. */
  secretKeys: readonly string[];
  /** Verifies the legacy API keys: JWTs signed with HS256, whose role is `anon` or `service_role`. */
  jwtSecret?: string | undefined;
}

/** The roles of API keys. A user's token is signed by the keyring only. */
const rolesOfKeys = ["anon", "service_role"] as const;

const callerOf = (role: (typeof rolesOfKeys)[number]): { kind: "caller"; caller: Caller } => ({
  kind: "caller",
  caller: { role, claims: { role } },
});

/** Digests have equal lengths, so that the comparison does not depend on the length of a key. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The bearer token; without an `Authorization` header the `apikey`. */
function keyOf({ headers }: Request): string | undefined {
  const authorization = headers.get("authorization");
  if (authorization === null) return headers.get("apikey") ?? undefined;
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1];
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Undefined: the token is not a legacy API key of this secret. */
async function resolveLegacyKey(
  token: string,
  secret: Uint8Array,
): Promise<ResolvedCaller | undefined> {
  if (algorithmOf(token) !== "HS256") return undefined;
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"] });
    const role = rolesOfKeys.find((each) => each === payload["role"]);
    return role && callerOf(role);
  } catch (error) {
    if (error instanceof JWTExpired) return { kind: "invalidToken", message: "JWT expired" };
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}

/** Only browsers send this header; a page cannot remove it. */
const isBrowser = ({ headers }: Request): boolean => headers.has("sec-fetch-site");

const forbiddenInBrowser: ResolvedCaller = {
  kind: "invalidToken",
  message: "Forbidden use of secret API key in browser",
};

/**
 * Like the given resolver, but also accepts API keys of the server: secret keys, and legacy keys signed with the JWT
 * secret. A key of the role `service_role` bypasses row-level security; browsers may not send it, as on Supabase.
 */
export function acceptApiKeys(
  resolveCaller: ResolveCaller,
  { secretKeys, jwtSecret }: ApiKeys,
): ResolveCaller {
  const digests = secretKeys.map(digest);
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);

  const resolveKey = async (key: string): Promise<ResolvedCaller | undefined> => {
    const given = digest(key);
    // Compares with every key, so that the time does not depend on which one matches.
    if (digests.filter((each) => timingSafeEqual(each, given)).length > 0)
      return callerOf("service_role");
    return secret && resolveLegacyKey(key, secret);
  };

  return async (request) => {
    const key = keyOf(request);
    const resolved = key === undefined ? undefined : await resolveKey(key);
    if (resolved === undefined) return resolveCaller(request);
    const isService = resolved.kind === "caller" && resolved.caller.role === "service_role";
    return isService && isBrowser(request) ? forbiddenInBrowser : resolved;
  };
}
