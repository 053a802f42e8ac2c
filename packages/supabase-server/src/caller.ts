import { isSessionEnded } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import { clientKey } from "./auth/guesses/client-address.ts";
import type { TokenVerifier } from "./remote-tokens.ts";

export type ResolvedCaller =
  | { kind: "caller"; caller: Caller }
  | { kind: "invalidToken"; message: string };

/** Resolves the caller of a request by its bearer token. */
export type ResolveCaller = (request: Request) => Promise<ResolvedCaller>;

/** The key of a rate limit: the user of the token, else the client's IP address. */
export function limitKey(caller: Caller | undefined, address: string): string {
  const userId = caller?.claims["sub"];
  return typeof userId === "string" ? `user ${userId}` : `client ${clientKey(address)}`;
}

const anonymous: ResolvedCaller = {
  kind: "caller",
  caller: { role: "anon", claims: { role: "anon" } },
};

/** The roles allowed in tokens. Roles that own a schema or bypass row-level security are internal. */
const rolesOfTokens = ["anon", "authenticated"] as const;

/**
 * A request without a bearer token, or with the publishable key as token, has the role `anon`. A token with a foreign
 * signature or past its expiry is an error and never `anon`, so that a client notices the end of its session.
 */
export function createCallerResolver(options: {
  keyring: TokenVerifier;
  publishableKey: string;
}): ResolveCaller {
  const { keyring, publishableKey } = options;
  return async (request) => {
    const authorization = request.headers.get("authorization");
    if (authorization === null) return anonymous;
    const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (token === undefined)
      return { kind: "invalidToken", message: "invalid authorization header" };
    if (token === publishableKey) return anonymous;
    const checked = await keyring.check(token);
    switch (checked.kind) {
      case "expired":
        return { kind: "invalidToken", message: "JWT expired" };
      case "invalid":
        return { kind: "invalidToken", message: "invalid JWT" };
      case "valid": {
        const { claims } = checked;
        const role = rolesOfTokens.find((candidate) => candidate === claims["role"]);
        return role === undefined
          ? { kind: "invalidToken", message: "invalid JWT: unknown role" }
          : { kind: "caller", caller: { role, claims } };
      }
    }
  };
}

/**
 * Like the given resolver, but also rejects tokens whose session has ended. Costs a transaction: for routes that work
 * outside transactions of the caller, which check the session themselves.
 * @param openTransaction opens a transaction with the caller's claims, and may check more in it; its errors are thrown.
 */
export function requireLiveSession(
  resolveCaller: ResolveCaller,
  openTransaction: (caller: Caller) => Promise<unknown>,
): ResolveCaller {
  return async (request) => {
    const resolved = await resolveCaller(request);
    if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return resolved;
    try {
      await openTransaction(resolved.caller);
      return resolved;
    } catch (error) {
      if (isSessionEnded(error)) return { kind: "invalidToken", message: "session has ended" };
      throw error;
    }
  };
}
