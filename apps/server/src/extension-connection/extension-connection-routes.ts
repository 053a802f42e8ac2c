import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { storableAddress } from "@postulo/supabase-server/auth/client-address";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { issueToken, useToken } from "./connection-token.ts";
import { openExtensionSession } from "./extension-session.ts";

interface ExtensionConnectionOptions {
  pool: Pool;
  /** Rejects tokens whose session has ended. */
  resolveCaller: ResolveCaller;
  clientAddress: (c: Context) => string;
}

const maxBodyBytes = 1024;
const maxUserAgentLength = 400;

const signedInClaims = z.object({ sub: z.guid(), session_id: z.guid() });
const tokenBody = z.object({ token: z.string().min(1).max(200) });

const refuse = (c: Context, status: 400 | 401 | 413, problem: { code: string; message: string }) =>
  c.json(problem, status);

const notSignedIn = { code: "not_authenticated", message: "User not authenticated." };
const invalidToken = {
  code: "invalid_connection_token",
  message: "This connection has been used or is too old. Start again on the account page.",
};
const invalidBody = { code: "invalid_body", message: "Send JSON with the token." };

/**
 * Gives an extension its own session without a password: `POST /` with the web app's bearer token returns a one-time
 * token, `POST /session` exchanges it for a refresh token, which `/auth/v1/token` accepts.
 */
export function createExtensionConnectionRoutes(options: ExtensionConnectionOptions): Hono {
  const { pool, resolveCaller, clientAddress } = options;

  const personOf = async (request: Request): Promise<string | undefined> => {
    const resolved = await resolveCaller(request);
    if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
    const claims = signedInClaims.safeParse(resolved.caller.claims);
    if (!claims.success) return undefined;
    return claims.data.sub;
  };

  const routes = new Hono();
  routes.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  routes.post("/", async (c) => {
    const userId = await personOf(c.req.raw);
    if (userId === undefined) return refuse(c, 401, notSignedIn);
    return c.json(await issueToken(pool, userId), 201);
  });
  routes.post(
    "/session",
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, 413, invalidBody) }),
    async (c) => {
      const body = tokenBody.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) return refuse(c, 400, invalidBody);
      const userId = await useToken(pool, body.data.token);
      const device = {
        userAgent: c.req.header("user-agent")?.slice(0, maxUserAgentLength) ?? null,
        address: storableAddress(clientAddress(c)),
      };
      const refreshToken =
        userId === undefined ? undefined : await openExtensionSession(pool, userId, device);
      if (refreshToken === undefined) return refuse(c, 401, invalidToken);
      return c.json({ refreshToken });
    },
  );
  return routes;
}
