import { randomBytes } from "node:crypto";
import { access, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { startEmbedded } from "@postulo/postgres/embedded";
import { createPool } from "@postulo/postgres/pool";
import { StartError } from "@postulo/postgres/start-error";
import type { ClientConfig } from "pg";
import { z } from "zod";
import { createLog } from "../../log.ts";
import { parseSettings } from "../../settings.ts";
import { startServer } from "../../start-server.ts";
import { deleteData } from "../delete-data.ts";
import { DemoAccount } from "./demo-account.ts";
import { demoApplications } from "./demo-applications.ts";
import { demoEmail } from "./demo-person.ts";
import { writeHistory } from "./write-history.ts";

const loginFile = "demo.json";
const passwordBytes = 9;

const login = z.discriminatedUnion("state", [
  z.object({ state: z.literal("filling") }),
  z.object({ state: z.literal("filled"), email: z.string(), password: z.string() }),
]);

/** How to sign in as the invented person. */
export interface DemoLogin {
  email: string;
  password: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Makes a data folder with the invented person in it, through the doors of a server that runs for this alone; one that is
 * there already is left as it is. A folder with anybody else's data is refused with a `StartError`.
 */
export async function fillDemo(
  dataDir: string,
  environment: Environment,
  tell: (sentence: string) => void,
): Promise<DemoLogin> {
  const file = path.join(dataDir, loginFile);
  const known = await readLogin(file);
  if (known?.state === "filled") return known;
  if (known?.state === "filling") await deleteData(dataDir);
  else await refuseOthersData(dataDir);
  tell("Making a demo: one invented person, with everything that is kept of a search...");
  const database = await startEmbedded({ dataDir, log: tell });
  try {
    await writeLogin(file, { state: "filling" });
    const password = randomBytes(passwordBytes).toString("base64url");
    await fill(database.owner, { ...environment, DATA_DIR: dataDir }, password);
    await writeLogin(file, { state: "filled", email: demoEmail, password });
    return { email: demoEmail, password };
  } finally {
    await database.stop();
  }
}

/** A server of our own that sends no mail and shows no page. */
async function fill(
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

async function readLogin(file: string): Promise<z.infer<typeof login> | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : login.parse(JSON.parse(text));
}

async function writeLogin(file: string, content: z.infer<typeof login>): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
}

async function refuseOthersData(dataDir: string): Promise<void> {
  const isTaken = await access(path.join(dataDir, "postgres")).then(
    () => true,
    () => false,
  );
  if (!isTaken) return;
  throw new StartError(
    `The data folder ${path.resolve(dataDir)} holds data already, and a demo wants a folder of its own: set DATA_DIR to another, or leave it unset.`,
  );
}
