import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import path from "node:path";
import type { ClientConfig } from "pg";
import { onTestFinished } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const commandLine = path.join(root, "tools/node_modules/supabase/dist/supabase.js");

/** A TCP URL of the test cluster, which only has a unix socket. */
export async function addressOf({
  host,
  port,
  user,
  password,
  database,
}: ClientConfig): Promise<string> {
  const front = createServer((socket) => {
    const behind = connect(path.join(String(host), `.s.PGSQL.${String(port)}`));
    socket.on("error", () => behind.destroy());
    behind.on("error", () => socket.destroy());
    socket.pipe(behind).pipe(socket);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void front.close());
  await once(front, "listening");
  const address = front.address();
  const at = typeof address === "object" ? String(address?.port) : "";
  return `postgresql://${String(user)}:${encodeURIComponent(String(password))}@127.0.0.1:${at}/${String(database)}?sslmode=disable`;
}

/** It is packed with Bun and runs for a moment: what the compiler and the collector do meanwhile is never repaid. */
const briefly = { BUN_JSC_useDFGJIT: "0", BUN_JSC_useGC: "0" };

/** Runs the official command line on this project. */
export async function runCommandLine(
  args: readonly string[],
): Promise<{ code: unknown; output: string }> {
  execFileSync(process.execPath, [path.join(root, "tools/install-packages.ts"), "tools"], {
    stdio: "inherit",
  });
  const program = spawn(process.execPath, [commandLine, ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...briefly,
      DO_NOT_TRACK: "1",
      SUPABASE_TELEMETRY_DISABLED: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (part) => parts.push(String(part)));
  const [code] = await once(program, "close");
  return { code, output: parts.join("") };
}
