import { randomBytes } from "node:crypto";
import { access, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { startEmbedded } from "@postulo/postgres/embedded";
import { OperatorError } from "@postulo/postgres/operator-error";
import { z } from "zod";
import { deleteData } from "../start/delete-data.ts";
import { demoEmail } from "@postulo/domain/demo/demo-person";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Environment, StartServer } from "./fill-account.ts";

const loginFile = "demo.json";
const passwordBytes = 9;

const login = z.discriminatedUnion("state", [
  z.object({ state: z.literal("filling") }),
  z.object({ state: z.literal("filled"), email: z.string(), password: z.string() }),
]);

/** The credentials of the demo account. */
export interface DemoLogin {
  email: string;
  password: string;
}

export interface DemoOptions {
  readonly dataDir: string;
  readonly environment: Environment;
  /** Of the data; of an existing demo it is not changed. */
  readonly language: LetterLanguage;
  readonly printMessage: (sentence: string) => void;
  readonly startServer: StartServer;
}

/**
 * Creates the demo account in a data folder; an existing demo is left unchanged.
 * @throws {OperatorError} when the folder holds other data.
 */
export async function fillDemo(options: DemoOptions): Promise<DemoLogin> {
  const { dataDir, environment, language, printMessage, startServer } = options;
  const file = path.join(dataDir, loginFile);
  const known = await readLogin(file);
  if (known?.state === "filled") return known;
  if (known?.state === "filling") await deleteData(dataDir);
  else await requireEmptyFolder(dataDir);
  printMessage("Making a demo: one invented person, with everything that is kept of a search...");
  const database = await startEmbedded({ dataDir, log: printMessage });
  try {
    await writeLogin(file, { state: "filling" });
    const password = randomBytes(passwordBytes).toString("base64url");
    // With the client and all that an account needs: only where there is no demo yet.
    const { fillAccount } = await import("./fill-account.ts");
    await fillAccount({
      owner: database.owner,
      environment: { ...environment, DATA_DIR: dataDir },
      password,
      language,
      startServer,
    });
    await writeLogin(file, { state: "filled", email: demoEmail, password });
    return { email: demoEmail, password };
  } finally {
    await database.stop();
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

async function requireEmptyFolder(dataDir: string): Promise<void> {
  const isTaken = await access(path.join(dataDir, "postgres")).then(
    () => true,
    () => false,
  );
  if (!isTaken) return;
  throw new OperatorError(
    `The data folder ${path.resolve(dataDir)} holds data already, and a demo wants a folder of its own: set DATA_DIR to another, or leave it unset.`,
  );
}
