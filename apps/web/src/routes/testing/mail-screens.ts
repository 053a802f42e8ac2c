import { sessionStorageKey } from "../../session/storage-key.ts";
import type { startFakeServer } from "./fake-server.ts";

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");

/** A session as returned by the server: its token can be decoded, and its user is identified by the address. */
export function sessionOf(email: string) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const id = `7c9e6679-7425-40de-944b-${email.length.toString(16).padStart(4, "0")}${email.codePointAt(0)?.toString(16).padStart(8, "0")}`;
  const user = { id, email, aud: "authenticated", created_at: "2026-01-01T00:00:00Z" };
  return {
    access_token: `${encode({ alg: "ES256" })}.${encode({ sub: id, email, exp: expires_at })}.AAAA`,
    refresh_token: `refresh-of-${email}`,
    token_type: "bearer",
    expires_in: 3600,
    expires_at,
    user,
  };
}

type FakeServer = ReturnType<typeof startFakeServer>;

/** The owner of a bearer token of `sessionOf`. */
function bearerOf(request: Request): string {
  const [, payload = ""] = (request.headers.get("authorization") ?? "").split(".");
  const claims: { email: string } = JSON.parse(atob(payload));
  return claims.email;
}

/** Makes the fake server redeem every proof as this account. */
export function serveMailProofs(server: FakeServer, email: string): void {
  server.handle("POST /auth/v1/verify", () => Response.json(sessionOf(email)));
  server.handle("GET /auth/v1/user", (request) => Response.json(sessionOf(bearerOf(request)).user));
  server.handle("POST /auth/v1/logout", () => new Response(null, { status: 204 }));
}

/** Stores a session of this account in the browser. */
export function signInBefore(server: FakeServer, email: string): void {
  localStorage.setItem(sessionStorageKey, JSON.stringify(sessionOf(email)));
  server.handle("POST /auth/v1/token", () => Response.json(sessionOf(email)));
}

/** The user of the session stored in the browser. */
export function storedEmail(): string | undefined {
  const text = localStorage.getItem(sessionStorageKey);
  if (text === null) return undefined;
  const session: { user: { email: string } } = JSON.parse(text);
  return session.user.email;
}
