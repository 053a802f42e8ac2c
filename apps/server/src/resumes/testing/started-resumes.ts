import { Buffer } from "node:buffer";
import { serve } from "@hono/node-server";
import { createTestDatabase, type TestDatabase } from "@postulo/postgres/test-database";
import { createCallerResolver } from "@postulo/supabase-server/caller";
import { openKeyring } from "@postulo/supabase-server/keyring";
import { Hono } from "hono";
import type { ModelSettings } from "../../settings/ai-settings.ts";
import { openLanguageModel } from "../../language-model/open-language-model.ts";
import { createResumeRoutes } from "../resume-routes.ts";
import type { ReadInWorker } from "../resume-reader.ts";

/** Behind the second one, files are always read as they are by default: in processes of their own. */
export type ResumePath =
  | "/resume-parser"
  | "/resume-parser/review"
  | "/resume-parser/text"
  | "/apart/resume-parser";

export interface StartedResumes {
  readonly url: string;
  readonly database: TestDatabase;
  token(userId: string): Promise<string>;
  /** Uploads a file as the web does. */
  upload(token: string | undefined, bytes: Uint8Array, path?: ResumePath): Promise<Response>;
  stop(): Promise<void>;
}

const log = () => {};

/** Serves the résumé routes over HTTP, on their own database. */
export async function startResumes(
  read?: ReadInWorker,
  settings?: ModelSettings,
): Promise<StartedResumes> {
  const database = await createTestDatabase();
  const keyring = await openKeyring(database.pool);
  const resolveCaller = createCallerResolver({ keyring, publishableKey: "sb_publishable_test" });
  const app = new Hono();
  const { pool } = database;
  const model = settings && openLanguageModel({ settings, pool, log, firstBackOffMs: 1 });
  const options = { pool, resolveCaller, log, model };
  app.route("/", createResumeRoutes(read ? { ...options, read } : options));
  app.route("/apart", createResumeRoutes(options));
  app.get("/health", (c) => c.text("ok"));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    database,
    token: (userId) =>
      keyring.sign({ sub: userId, role: "authenticated", aud: "authenticated" }, 600),
    upload: (token, bytes, door = "/resume-parser") => {
      const body = new FormData();
      body.set("file", new Blob([Buffer.from(bytes)]), "resume.pdf");
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return fetch(`${url}${door}`, { method: "POST", headers, body });
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // Keep-alive connections would delay closing for seconds.
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      await database.drop();
    },
  };
}
