import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { ContainerJourney } from "./container-journey.ts";

/*
 * Runs the image of `container.ts` as a container runtime would: its user, its environment and its entry point, as the first
 * process of a PID namespace, on a read-only root with a volume and a /tmp, without capabilities. Runs in a network namespace.
 */

const trial = z.object({
  folder: z.string(),
  data: z.string(),
  config: z.object({
    User: z.string(),
    Env: z.array(z.string()),
    Entrypoint: z.array(z.string()),
    WorkingDir: z.string(),
    StopSignal: z.string(),
    Volumes: z.record(z.string(), z.unknown()),
    Healthcheck: z.object({ Test: z.array(z.string()) }),
  }),
});

const { folder, data, config } = trial.parse(JSON.parse(process.argv[2] ?? ""));
const publicUrl = "http://127.0.0.1:3000";
const unshare = "unshare";
const nsenter = "nsenter";
const stopLimitMs = 20_000;
const [user = "", group = ""] = config.User.split(":");
const [volume = ""] = Object.keys(config.Volumes);

const enterRoot = `
  set -e
  mount --bind "$ROOT" "$ROOT"
  cd "$ROOT"
  mount -t proc proc proc
  mount --rbind /dev dev
  mount -t tmpfs -o size=64m tmpfs dev/shm
  [ "$TMP" = no ] || mount -t tmpfs -o size=64m,mode=1777 tmpfs tmp
  mount --bind "$DATA" ".$VOLUME"
  mount -o remount,bind,ro "$ROOT"
  mkdir -p "$DATA/.host"
  pivot_root . ".$VOLUME/.host"
  umount -l "$VOLUME/.host"
  cd "$DIRECTORY"
  exec "$@"`;

interface Started {
  readonly process: ChildProcess;
  readonly readyMs: number;
  readonly output: () => string;
}

async function start(settings: Readonly<Record<string, string>>, tmp = true): Promise<Started> {
  const startedAt = performance.now();
  const command = [
    ...`setpriv --reuid ${user} --regid ${group} --clear-groups --no-new-privs`.split(" "),
    ...`--bounding-set -all env -i PATH=/usr/local/bin:/usr/bin:/bin`.split(" "),
    ...config.Env.filter((one) => !one.startsWith("PATH=")),
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ...config.Entrypoint,
  ];
  const child = spawn(
    unshare,
    ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", enterRoot, "sh", ...command],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env["PATH"] ?? "",
        ROOT: folder,
        DATA: data,
        VOLUME: volume,
        DIRECTORY: config.WorkingDir,
        TMP: tmp ? "yes" : "no",
      },
    },
  );
  // The namespace ends with its parent.
  process.once("exit", () => child.kill("SIGKILL"));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Postulo runs at ")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
  return { process: child, readyMs: performance.now() - startedAt, output: () => output };
}

/** The first process of the namespace is the child of `unshare`. */
function firstProcess({ process: { pid } }: Started): number {
  const { stdout } = spawnSync("pgrep", ["--parent", String(pid)], { encoding: "utf8" });
  return Number(stdout.trim());
}

async function stop(started: Started): Promise<number> {
  const ended = once(started.process, "exit", { signal: AbortSignal.timeout(stopLimitMs) });
  const stoppedAt = performance.now();
  process.kill(firstProcess(started), config.StopSignal);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${config.StopSignal}: exit code ${code}\n${started.output()}`);
  return performance.now() - stoppedAt;
}

/** Inside of the running container, as the engine does it. */
function checkHealth(started: Started): void {
  const [kind, ...command] = config.Healthcheck.Test;
  const namespaces = ["--target", String(firstProcess(started)), "--mount", "--pid", "--root"];
  const { status, stderr } = spawnSync(
    nsenter,
    [...namespaces, "env", "-i", "PATH=/usr/local/bin:/usr/bin", ...config.Env, ...command],
    { encoding: "utf8" },
  );
  if (kind !== "CMD" || status !== 0) throw new Error(`The health check failed: ${stderr}`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

if (volume === "" || user === "0" || !Number(user))
  throw new Error("It runs as root, or has no volume");
await chown(data, Number(user), Number(group));
const settings = { PUBLIC_URL: publicUrl, RESUME_SCANS: "on" };
const first = await start(settings);
console.log(`first start, with a new database: ${seconds(first.readyMs)}`);
checkHealth(first);
const journey = new ContainerJourney(publicUrl, path.join(data, "inbox"));
for (const passed of await journey.begin()) console.log(passed);
console.log(`${config.StopSignal} ends it with 0 after ${seconds(await stop(first))}`);
// The next one has no /tmp either.
const second = await start(settings, false);
console.log(`second start: ${seconds(second.readyMs)}`);
checkHealth(second);
console.log(await journey.resume());
await stop(second);
