import type { PublicConfig } from "@postulo/contract/config";
import { vi } from "vitest";

type Handler = (request: Request) => Response | Promise<Response>;

const json = (status: number, body: unknown) => Response.json(body, { status });

/** An error response of GoTrue; its header announces that `code` is a string. */
export const errorResponse = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { "x-supabase-api-version": "2024-01-01" } });

export const password = "right-password";
const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
export const profileId = "0b0f8f1e-8f0a-4d0c-9d3e-1a2b3c4d5e6f";

/** The response to a successful sign-in. `metadata`: the user metadata. */
export function sessionResponse(email: string, metadata?: object): Response {
  return json(200, {
    access_token: "header.payload.signature",
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: {
      id: userId,
      email,
      aud: "authenticated",
      created_at: "2026-01-01T00:00:00Z",
      user_metadata: metadata,
    },
  });
}

async function signIn(request: Request): Promise<Response> {
  const body: { email: string; password: string } = await request.json();
  if (body.password === password) return sessionResponse(body.email);
  return errorResponse(400, "invalid_credentials", "Invalid login credentials");
}

const count = () => new Response(null, { headers: { "content-range": "0-2/3" } });

/** The public settings of a server without any configuration. */
export const publicConfig = (): PublicConfig => ({
  supabaseUrl: window.location.origin,
  publishableKey: "sb_publishable_test",
  registration: "open",
  signIn: { providers: [], wallets: [], manualLinking: false, sso: false },
  planLimits: [],
  links: { feedback: {} },
  founders: {},
});

const defaultHandlers: Readonly<Record<string, Handler>> = {
  "GET /config.json": () =>
    json(200, {
      ...publicConfig(),
      founders: {
        ceo: {
          name: "Noor Lindqvist",
          photo: "https://pictures.example/noor.jpg",
          bio: { en: "Baked bread for ten years." },
        },
      },
    }),
  "POST /auth/v1/token": signIn,
  "POST /auth/v1/signup": () => json(200, { id: userId, email: "ann@example.org" }),
  "POST /auth/v1/resend": () => json(200, {}),
  "POST /auth/v1/logout": () => new Response(null, { status: 204 }),
  "GET /rest/v1/profile": () => json(200, [{ id: profileId }]),
  "GET /auth/v1/user": () => json(200, { id: userId, email: "ann@example.org" }),
  "GET /auth/v1/settings": () => json(200, { external: { phone: false } }),
  "POST /rest/v1/rpc/my_email_change": () => json(200, []),
  "GET /rest/v1/notification_preference": () => json(200, []),
  "GET /rest/v1/calendar_feed": () => json(200, []),
  "GET /rest/v1/saved_view": () => json(200, []),
  "HEAD /rest/v1/education": count,
  "HEAD /rest/v1/experiences": count,
  "HEAD /rest/v1/competencies": count,
};

/** Rejects like `fetch` when its signal is aborted. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")), {
    once: true,
  });
  return promise;
}

/** A fake of `fetch`'s other side: responds like the server, and records requests. */
export function startFakeServer() {
  let handlers = defaultHandlers;
  const requests: { name: string; request: Request }[] = [];
  const fakeFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    // The signal is jsdom's, which Node's Request does not accept.
    const { signal, ...rest } = init ?? {};
    const request = new Request(new URL(address, window.location.origin), rest);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    // Cloned, because both the handler and the test read the body.
    requests.push({ name, request: request.body ? request.clone() : request });
    const handler = handlers[name];
    if (!handler) return json(404, { code: "not_found", message: `${name} is unknown` });
    return Promise.race([handler(request), ...(signal ? [rejectOnAbort(signal)] : [])]);
  };
  return {
    handle: (name: string, handler: Handler) => {
      handlers = { ...handlers, [name]: handler };
    },
    requests: (name: string) =>
      requests.filter((one) => one.name === name).map(({ request }) => request),
    /** Method and path of all requests. */
    requestNames: () => requests.map(({ name }) => name),
    /** Before each test: another test file's server may be installed. */
    reset: () => {
      handlers = defaultHandlers;
      requests.length = 0;
      vi.stubGlobal("fetch", fakeFetch);
    },
  };
}
