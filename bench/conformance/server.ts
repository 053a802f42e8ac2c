import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "@hono/node-server";
import { createImageTransformer } from "@postulo/server/image-transformer";
import { createPool } from "@postulo/postgres/pool";
import { acceptApiKeys } from "@postulo/supabase-server/api-keys";
import { createAuthRoutes } from "@postulo/supabase-server/auth/auth-routes";
import { createCallerResolver } from "@postulo/supabase-server/caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import type { Keyring } from "@postulo/supabase-server/keyring";
import { createRestRoutes } from "@postulo/supabase-server/rest/rest-routes";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import { createStorageRoutes } from "@postulo/supabase-server/storage/storage-routes";
import { Hono } from "hono";
import type { ClientConfig } from "pg";
import { suiteSecret } from "./keys.ts";
import { upstreamPort } from "./redirect-port.ts";

export interface ServerOptions {
  /** The connection of `authenticator`. */
  database: ClientConfig;
  keyring: Keyring;
  port: number;
  /** A file to which each request and each internal error is appended. */
  log?: string | undefined;
}

export interface StartedServer {
  close(): Promise<void>;
}

/** Enough for a suite that runs as one client and one account. */
const manyTimes = { points: 100_000, seconds: 300 };
const limits = Object.fromEntries(
  [
    "signUpsPerClient",
    "failedSignInsPerClient",
    "failedSignInsPerClientAndAccount",
    "failedSignInsPerAccount",
    "failedTokensPerClient",
    "failedCodesPerAccount",
    "mailsPerClient",
    "mailsPerAccount",
    "mailsInAll",
    "anonymousPerClient",
  ].map((name) => [name, manyTimes]),
);

/** Also accepts a service key that the signing key of auth-js signed; the product has no such key. */
function admitServiceKey(resolveCaller: ResolveCaller, keyring: Keyring): ResolveCaller {
  return async (request) => {
    const resolved = await resolveCaller(request);
    if (resolved.kind === "caller") return resolved;
    const token = /^bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    const claims = await keyring.verify(token);
    if (claims?.["role"] !== "service_role") return resolved;
    return { kind: "caller", caller: { role: "service_role", claims } };
  };
}

/** The three parts of the product's Supabase protocol, with the settings that the suites expect. */
function composeRoutes(app: Hono, options: ServerOptions & { objectFolder: string }): () => void {
  const { keyring } = options;
  const pool = createPool({ ...options.database, max: 12 });
  const listening = new AbortController();
  const ofUsers = createCallerResolver({ keyring, publishableKey: "sb_publishable_test" });
  const resolveCaller = acceptApiKeys(admitServiceKey(ofUsers, keyring), {
    secretKeys: [],
    jwtSecret: suiteSecret,
  });
  const origin = `http://127.0.0.1:${upstreamPort}`;
  const siteUrl = "http://127.0.0.1:3000";
  app.route(
    "/auth/v1",
    createAuthRoutes({
      pool,
      keyring,
      resolveCaller,
      siteUrl,
      redirectAllowList: [origin, siteUrl, "https://127.0.0.1:3000", "http://localhost:5173"],
      registration: "open",
      confirmEmail: false,
      anonymousUsers: true,
      rejectCommonPasswords: false,
      passkeys: { rpId: "localhost", rpName: "auth-js tests", origins: ["http://localhost:5173"] },
      publicUrl: `${origin}/auth/v1`,
      sendMail: async () => {},
      passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
      limits,
    }),
  );
  app.route(
    "/rest/v1",
    createRestRoutes({
      pool,
      resolveCaller,
      transactionEnd: "commit-allow-override",
      aggregates: true,
      schemas: ["public", "personal"],
      signal: listening.signal,
    }),
  );
  app.route(
    "/storage/v1",
    createStorageRoutes({
      pool,
      keyring,
      resolveCaller,
      objects: openLocalFolder(options.objectFolder),
      transformImage: createImageTransformer(),
    }),
  );
  return () => {
    listening.abort();
    void pool.end();
  };
}

/** An address for each of `127.0.0.1` and `localhost`, which may mean `::1`. */
async function listen(app: Hono, port: number): Promise<() => Promise<void>> {
  const servers = ["127.0.0.1", "::1"].map((hostname) =>
    serve({ fetch: app.fetch, port, hostname }),
  );
  await Promise.all(servers.map((server) => once(server, "listening")));
  return async () => {
    const closed = servers.map((server) => once(server, "close"));
    for (const server of servers) {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
    }
    await Promise.all(closed);
  };
}

function writeLog(app: Hono, file: string | undefined): void {
  const write = (line: string): void => {
    if (file !== undefined) appendFileSync(file, `${line}\n`);
  };
  app.use(async (context, next) => {
    await next();
    const { pathname, search } = new URL(context.req.url);
    write(`${context.req.method} ${pathname}${search} ${context.res.status}`);
    context.res.headers.set("access-control-allow-origin", "*");
  });
  app.onError((error, context) => {
    write(`ERROR ${error.stack}`);
    return context.json({ code: "internal_error", message: "Internal server error" }, 500);
  });
  app.notFound((context) => context.json({ code: "not_found", message: "Not found" }, 404));
}

/** Serves the product's packages on a database. */
export async function startServer(options: ServerOptions): Promise<StartedServer> {
  const objectFolder = mkdtempSync(path.join(tmpdir(), "postulo-conformance-"));
  const app = new Hono();
  writeLog(app, options.log);
  const endRoutes = composeRoutes(app, { ...options, objectFolder });
  const close = await listen(app, options.port);
  return {
    close: async () => {
      await close();
      endRoutes();
      rmSync(objectFolder, { recursive: true, force: true });
    },
  };
}

/** Answers 404 to everything: a test that fails here depends on a server. */
export async function startEmptyServer(port: number): Promise<StartedServer> {
  const app = new Hono();
  app.all("*", (context) => context.json({ message: "Not found" }, 404));
  return { close: await listen(app, port) };
}
