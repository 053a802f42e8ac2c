import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { z } from "zod";
import { parseSettings } from "../settings/settings.ts";
import { startServer } from "../start-server.ts";
import type { PrivateLinks } from "../start-server.ts";

export interface StartedServer {
  /** Without a slash at the end. */
  url: string;
  database: TestDatabase;
  dataDir: string;
  privateLinks: PrivateLinks;
  /** What the operator would read. */
  logged: { level: string; event: string; facts: Readonly<Record<string, unknown>> }[];
  /** The cookie that the operator's private link sets, as a `Cookie` header has it. */
  operatorCookie(): Promise<string>;
  /**
   * Registers a confirmed user.
   * @returns the access token. Only with `CONFIRM_EMAIL: "off"`.
   */
  register(email: string): Promise<{ userId: string; accessToken: string }>;
  stop(): Promise<void>;
}

/** The least that argon2id can do: these passwords guard nothing. */
const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** The whole server on its own database and a free port. */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  buildWeb?: () => Promise<string>,
): Promise<StartedServer> {
  const database = await createTestDatabase();
  const server = await startTestServerOn(database, settings, buildWeb);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await database.drop();
    },
  };
}

/** The same on a database that others use too; its stop leaves the database. */
export async function startTestServerOn(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
  buildWeb?: () => Promise<string>,
): Promise<StartedServer> {
  const dataDir = await mkdtemp(path.join(scratchFolder(), "postulo-server-"));
  const logged: StartedServer["logged"] = [];
  const server = await startServer({
    settings: parseSettings({
      PORT: "0",
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...settings,
    }),
    log: (level, event, facts = {}) => logged.push({ level, event, facts }),
    printMessage: () => {},
    passwordCost: cheapPasswords,
    ...(buildWeb ? { buildWeb } : {}),
  });
  return {
    url: server.url,
    privateLinks: server.privateLinks,
    database,
    dataDir,
    logged,
    operatorCookie: async () => {
      const { inbox, sandbox } = server.privateLinks;
      const link = inbox ?? sandbox;
      if (link === undefined) throw new Error("This server has no private link");
      const answer = await fetch(link, { redirect: "manual" });
      return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    },
    register: async (email) => {
      const response = await fetch(`${server.url}/auth/v1/signup`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "long enough 1" }),
      });
      const { access_token: accessToken, user } = session.parse(await response.json());
      return { userId: user.id, accessToken };
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
