import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { createPool } from "@postulo/postgres/pool";
import type { ClientConfig } from "pg";
import { createLog } from "../../log.ts";
import { parseSettings } from "../../settings.ts";
import { startServer } from "../../start-server.ts";
import { DemoAccount } from "./demo-account.ts";
import { demoApplications } from "./demo-applications.ts";
import { writeHistory } from "./write-history.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Makes the invented person through the doors of a server of our own, which sends no mail and shows no page. */
export async function fillAccount(
  owner: ClientConfig,
  environment: Environment,
  password: string,
): Promise<void> {
  const settings = parseSettings({
    ...environment,
    DATABASE_URL: formatDatabaseUrl(owner),
    HOST: "127.0.0.1",
    PORT: "0",
    PUBLIC_URL: "",
    SMTP_URL: "",
    REGISTRATION: "open",
    CONFIRM_EMAIL: "off",
    WEB_APP: "off",
  });
  const server = await startServer({ settings, log: createLog("error"), tell: () => {} });
  const pool = createPool({ ...owner, max: 1 });
  try {
    const now = new Date();
    const account = new DemoAccount(server.url);
    await account.register(password);
    await account.fillProfile();
    await account.addDocuments(now);
    await account.countApplications(now);
    await writeHistory(pool, { userId: account.userId, applications: demoApplications, now });
    await account.leave();
  } finally {
    await pool.end();
    await server.stop();
  }
}
