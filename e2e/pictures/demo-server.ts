import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@postulo/postgres/testing/free-port";
import type { Language } from "./looks.ts";

const root = path.join(import.meta.dirname, "../..");

/** The demo as `npm run demo` starts it, in a folder that is thrown away. */
export type DemoServer = {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  readonly stop: () => Promise<void>;
};

/** Fills the demo of a language and serves it. The store's address is an example: with one the header shows its button. */
export async function startDemo(language: Language): Promise<DemoServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), "postulo-pictures-"));
  const url = `http://127.0.0.1:${port}`;
  const { PATH = "", HOME = "" } = process.env;
  const server = spawn(process.execPath, ["apps/server/start.mjs", "--demo"], {
    cwd: root,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO_LANGUAGE: language,
      EXTENSION_STORE_URL: "https://store.example/postulo",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("runs at")) resolve();
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", () => reject(new Error(`The demo did not start:\n${output}`)));
  });
  const login = /Sign in as (\S+) with the password (\S+)/.exec(output);
  return {
    url,
    email: login?.[1] ?? "",
    password: login?.[2] ?? "",
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
