import { readdir, readFile } from "node:fs/promises";
import { ServerProcess } from "@postulo/server/testing/server-process";
import type { Row } from "../row.ts";
import { median, timeRuns } from "../timing.ts";

/** Runs with the database that npm installed, as a self-hoster has it. */
async function withOwnServer<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await ServerProcess.start();
  try {
    return await work(server);
  } finally {
    await server.discard();
  }
}

/** Process ids of `pid` and of all below it, from /proc. */
async function processTree(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, "utf8").catch(() => "");
    const parent = /^PPid:\s+(\d+)$/m.exec(status)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const tree = [pid];
  for (const member of tree) {
    for (const [child, parent] of parents) if (parent === member) tree.push(child);
  }
  return tree;
}

/** MB of a process, its share of what several map counted once in all (PSS). */
async function memoryMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? Number.NaN) / 1024;
}

async function postmasterPid(dataDir: string): Promise<number> {
  for (const entry of await readdir(dataDir, { recursive: true })) {
    if (!entry.endsWith("postmaster.pid")) continue;
    const [first] = (await readFile(`${dataDir}/${entry}`, "utf8")).split("\n");
    return Number(first);
  }
  throw new Error("No postmaster.pid stands in the data folder");
}

/** The process as a whole: how fast it is there again, and what it takes at rest. */
export const processRows: readonly Row[] = [
  {
    name: "warm start until it answers, median",
    unit: "ms",
    budget: { atMost: 3000 },
    measure: () =>
      withOwnServer(async (server) => {
        await server.halt();
        const runs: number[] = [];
        for (let at = 0; at < 5; at++) {
          runs.push(...(await timeRuns(() => server.run(), { count: 1, warmUps: 0 })));
          await server.halt();
        }
        return median(runs);
      }),
  },
  {
    name: "memory at rest, server and database",
    unit: "MB",
    budget: { atMost: 250 },
    measure: () =>
      withOwnServer(async (server) => {
        await fetch(`${server.url}/health/ready`);
        const database = await postmasterPid(server.dataDir);
        const pids = [...(await processTree(server.pid)), ...(await processTree(database))];
        const sizes = await Promise.all([...new Set(pids)].map(memoryMb));
        return sizes.reduce((sum, size) => sum + size, 0);
      }),
  },
];
