import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { createClient } from "@supabase/supabase-js";
import { startProviderServer } from "../language-model/testing/provider-server.ts";
import type { ProviderServer } from "../language-model/testing/provider-server.ts";
import { ServerProcess } from "./server-process.ts";

/** Two processes of the product on one database, with a language model. */
export interface ServerPair {
  readonly database: TestDatabase;
  readonly provider: ProviderServer;
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly stop: () => Promise<void>;
}

/** @param settings by their names in the environment, besides those of database and model. */
export async function startServerPair(
  settings: Readonly<Record<string, string>>,
): Promise<ServerPair> {
  const database = await createTestDatabase();
  const provider = await startProviderServer();
  const all = {
    DATABASE_URL: database.url,
    CONFIRM_EMAIL: "off",
    WEB_APP: "off",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "m",
    AI_BASE_URL: provider.url,
    ...settings,
  };
  const servers = [await ServerProcess.start(all), await ServerProcess.start(all)] as const;
  const stop = async () => {
    for (const server of servers) await server.discard();
    await provider.stop();
    await database.drop();
  };
  return { database, provider, servers, stop };
}

/** Signs up a person at a server. @returns a client, and the headers of requests in the person's name. */
export async function signUpAt(url: string, email: string) {
  const apikey = "sb_publishable_postulo";
  const client = createClient(url, apikey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await client.auth.signUp({ email, password: "long enough 1" });
  const authorization = `Bearer ${data.session?.access_token}`;
  const headers = { authorization, apikey, "content-type": "application/json" };
  return { client, headers };
}
