import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { z } from "zod";
import { runCommand } from "../../testing/server-command.ts";

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

interface Account {
  readonly userId: string;
  readonly accessToken: string;
}

/** A server process with its own database, which tests can kill and restart. */
export async function startImportServer() {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(scratchFolder(), "postulo-import-"));
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, CONFIRM_EMAIL: "off" };
  const start = async () => {
    const command = runCommand({ words: ["start.mjs"], cwd: dataDir, settings });
    const url = (await command.printed(/runs at (\S+)/)).replace(/\/$/, "");
    return { command, url };
  };
  let running = await start();
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    running.command.child.kill(signal);
    await running.command.ended;
  };
  return {
    database,
    pid: () => running.command.child.pid ?? 0,
    /** The processes of the database that the server uses. */
    backends: async () => {
      const { rows } = await database.admin.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and usename = 'authenticator'",
      );
      return rows.map(({ pid }) => pid);
    },
    signUp: async (): Promise<Account> => {
      const response = await fetch(`${running.url}/auth/v1/signup`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "long enough 1" }),
      });
      const { access_token: accessToken, user } = session.parse(await response.json());
      return { userId: user.id, accessToken };
    },
    importInto: (
      { accessToken }: Account,
      body: Uint8Array<ArrayBuffer>,
      signal: AbortSignal | null = null,
    ) =>
      fetch(`${running.url}/account/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}` },
        body,
        signal,
      }),
    kill: () => end("SIGKILL"),
    restart: async () => {
      running = await start();
    },
    stop: async () => {
      await end("SIGTERM");
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
