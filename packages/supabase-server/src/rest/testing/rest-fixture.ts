import { serve } from "@hono/node-server";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { PostgrestClient } from "@supabase/postgrest-js";
import { Hono } from "hono";
import { createCallerResolver } from "../../caller.ts";
import type { Keyring } from "../../keyring.ts";
import { openKeyring } from "../../keyring.ts";
import type { RestOptions } from "../rest-routes.ts";
import { createRestRoutes } from "../rest-routes.ts";
import { librarySql } from "./library.ts";

const publishableKey = "sb_publishable_test";

export interface RestFixture {
  url: string;
  database: TestDatabase;
  keyring: Keyring;
  /** The official client of a signed-in user, or of an anonymous caller. */
  client(userId?: string): Promise<PostgrestClient>;
  token(userId: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves the library over HTTP, on its own database. */
export async function startRest(options: Partial<RestOptions> = {}): Promise<RestFixture> {
  const database = await createTestDatabase();
  await database.admin.query(librarySql);
  const keyring = await openKeyring(database.pool);
  const resolveCaller = createCallerResolver({ keyring, publishableKey });
  const listening = new AbortController();
  const app = new Hono();
  app.route(
    "/rest/v1",
    createRestRoutes({ pool: database.pool, resolveCaller, signal: listening.signal, ...options }),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("the server listens on no port");
  const url = `http://127.0.0.1:${address.port}/rest/v1`;
  const token = (userId: string): Promise<string> =>
    keyring.sign({ sub: userId, role: "authenticated", aud: "authenticated" }, 3600);
  return {
    url,
    database,
    keyring,
    token,
    client: async (userId) => {
      const bearer = userId === undefined ? publishableKey : await token(userId);
      // Annotated explicitly: inferring the type slows down the type checker.
      const asBearer = new PostgrestClient(url, {
        headers: { apikey: publishableKey, authorization: `Bearer ${bearer}` },
        retry: false,
      });
      return asBearer;
    },
    close: async () => {
      listening.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      // A response that a client did not read to its end would block closing.
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      await database.drop();
    },
  };
}
