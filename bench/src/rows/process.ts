import { ServerProcess } from "@postulo/server/testing/server-process";
import { memoryMb, postmasterPid, processTree } from "../process-tree.ts";
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
