import {
  createExtensionConnection,
  openExtensionSession,
} from "@postulo/contract/extension-connection";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { toInetAddress } from "@postulo/supabase-server/auth/guesses/client-address";
import type { Device } from "@postulo/supabase-server/auth/sessions/session";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context, MiddlewareHandler } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import { issueToken, useToken } from "./connection-token.ts";
import type { SessionOwner } from "./connection-token.ts";

interface ExtensionConnectionOptions {
  pool: Pool;
  /** Rejects tokens whose session has ended, or lacks the second factor of its user. */
  resolveCaller: ResolveCaller;
  clientAddress: (c: Context) => string;
  /** Opens a session like the owner's and returns its refresh token; undefined when that one has ended. */
  openSession: (owner: SessionOwner, device: Device) => Promise<string | undefined>;
}

const maxBodyBytes = 1024;
const maxUserAgentLength = 400;

const signedInClaims = z.object({ sub: z.guid(), session_id: z.guid() });

const noStore: MiddlewareHandler = async (c, next) => {
  c.header("cache-control", "no-store");
  await next();
};

const refuseCreate = createRefuse(createExtensionConnection, {});
const refuseOpen = createRefuse(openExtensionSession, {
  invalid_connection_token:
    "This connection has been used or is too old. Start again on the account page.",
  invalid_body: "Send JSON with the token.",
  too_large: "The request is too large.",
});

/**
 * Gives an extension its own session without a password: `POST /extension-connection` with the web app's bearer
 * token returns a one-time token, `POST /extension-connection/session` exchanges it for a refresh token.
 */
export function createExtensionConnectionRoutes(options: ExtensionConnectionOptions): Hono {
  const { pool, resolveCaller, clientAddress, openSession } = options;

  const ownerOf = async (request: Request): Promise<SessionOwner | undefined> => {
    const resolved = await resolveCaller(request);
    if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
    const claims = signedInClaims.safeParse(resolved.caller.claims);
    if (!claims.success) return undefined;
    return { userId: claims.data.sub, sessionId: claims.data.session_id };
  };

  const routes = new Hono();
  addEndpoint(routes, createExtensionConnection, noStore, async (c) => {
    const owner = await ownerOf(c.req.raw);
    if (owner === undefined) return refuseCreate(c, "not_authenticated");
    const { token, expiresAt } = await issueToken(pool, owner);
    return respond(c, createExtensionConnection, { token, expiresAt: expiresAt.toISOString() });
  });
  addEndpoint(
    routes,
    openExtensionSession,
    noStore,
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuseOpen(c, "too_large") }),
    async (c) => {
      const sent: unknown = await c.req.json().catch(() => undefined);
      const body = z.safeParse(openExtensionSession.request.schema, sent);
      if (!body.success) return refuseOpen(c, "invalid_body");
      const owner = await useToken(pool, body.data.token);
      const device = {
        userAgent: c.req.header("user-agent")?.slice(0, maxUserAgentLength) ?? null,
        address: toInetAddress(clientAddress(c)),
      };
      const refreshToken = owner === undefined ? undefined : await openSession(owner, device);
      if (refreshToken === undefined) return refuseOpen(c, "invalid_connection_token");
      return respond(c, openExtensionSession, { refreshToken });
    },
  );
  return routes;
}
