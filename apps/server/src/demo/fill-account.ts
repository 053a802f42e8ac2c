import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { createPool } from "@postulo/postgres/pool";
import type { ClientConfig } from "pg";
import { parseSettings } from "../settings/settings.ts";
import type { Settings } from "../settings/settings.ts";
import { DemoAccount } from "./demo-account.ts";
import { demoApplications } from "@postulo/domain/demo/demo-applications";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { writeHistory } from "./write-history.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Starts a server in this process that writes neither log nor messages. */
export type StartServer = (
  settings: Settings,
) => Promise<{ readonly url: string; stop(): Promise<void> }>;

export interface DemoSource {
  readonly owner: ClientConfig;
  readonly environment: Environment;
  readonly password: string;
  readonly language: LetterLanguage;
  readonly startServer: StartServer;
}

/** Creates the demo account through the HTTP API of a temporary server without mail and pages. */
export async function fillAccount(source: DemoSource): Promise<void> {
  const { owner, environment, password, language } = source;
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
  const server = await source.startServer(settings);
  const pool = createPool({ ...owner, max: 1 });
  try {
    const now = new Date();
    const account = new DemoAccount(server.url, language);
    await account.register(password);
    await account.fillProfile();
    await account.addDocuments(now);
    await account.countApplications(now);
    const applications = demoApplications[language];
    await writeHistory(pool, { userId: account.userId, applications, language, now });
    await account.saveJobs(now);
    await account.leave();
  } finally {
    await pool.end();
    await server.stop();
  }
}
