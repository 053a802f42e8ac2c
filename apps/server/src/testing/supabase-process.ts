import { once } from "node:events";
import path from "node:path";
import { serve } from "@hono/node-server";
import { parseDatabaseUrl } from "@postulo/postgres/database-url";
import { createPool } from "@postulo/postgres/pool";
import { acceptApiKeys } from "@postulo/supabase-server/api-keys";
import { createAuthRoutes } from "@postulo/supabase-server/auth/auth-routes";
import { createCallerResolver } from "@postulo/supabase-server/caller";
import { openKeyring } from "@postulo/supabase-server/keyring";
import { createRestRoutes } from "@postulo/supabase-server/rest/rest-routes";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import { createStorageRoutes } from "@postulo/supabase-server/storage/storage-routes";
import { Hono } from "hono";

/*
 * A program in the role of a remote Supabase, for tests: auth, tables and storage, and nothing of the product. Its settings
 * come from the environment; it prints its URL.
 */

// Ends with the process that started it, also when that one was killed.
process.stdin.resume().once("close", () => process.exit());

const settingOf = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The setting ${name} is missing`);
  return value;
};

const publishableKey = settingOf("PUBLISHABLE_KEY");
/** The least that argon2id can do: these passwords guard nothing. */
const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const pool = createPool({ ...parseDatabaseUrl(settingOf("AUTHENTICATOR_URL")), max: 8 });
const keyring = await openKeyring(pool);
const resolveCaller = acceptApiKeys(createCallerResolver({ keyring, publishableKey }), {
  secretKeys: [settingOf("SECRET_KEY")],
});
const app = new Hono();
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
await once(server, "listening");
const address = server.address();
const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

app.route(
  "/auth/v1",
  createAuthRoutes({
    pool,
    keyring,
    resolveCaller,
    siteUrl: url,
    redirectAllowList: [],
    registration: "open",
    confirmEmail: false,
    sendMail: async () => {},
    passwordCost,
  }),
);
const { signal } = new AbortController();
const clientAddress = () => "127.0.0.1";
app.route(
  "/rest/v1",
  createRestRoutes({
    pool,
    resolveCaller,
    signal,
    clientAddress,
    schemas: ["public"],
    aggregates: false,
  }),
);
const objects = openLocalFolder(path.join(settingOf("DATA_DIR"), "storage"));
app.route("/storage/v1", createStorageRoutes({ pool, keyring, resolveCaller, objects }));
process.stdout.write(`${url}\n`);
