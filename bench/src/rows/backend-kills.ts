import { setTimeout as delay } from "node:timers/promises";
import { signalChild } from "@postulo/postgres/testing/backends";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { postmasterPid } from "../process-tree.ts";
import type { Row } from "../row.ts";

const kills = 200;
const restarts = 12;
const recoveryLimitMs = 60_000;
const pollMs = 20;
const backend = /^postgres: \w+ postgres /;
const settings = { WEB_APP: "off", LOG_LEVEL: "error" };

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether the server answers from its database again; false when it has ended, or takes too long. */
async function recovers(server: ServerProcess): Promise<boolean> {
  const until = Date.now() + recoveryLimitMs;
  while (Date.now() < until) {
    if (await isHealthy(server.url)) return true;
    await delay(pollMs);
  }
  return false;
}

/** Kills one database connection of a running server after the other, at any moment of its recovery from the one before. */
async function survivedKills(): Promise<number> {
  const server = await ServerProcess.start(settings);
  try {
    const postmaster = await postmasterPid(server.dataDir);
    let survived = 0;
    for (let kill = 0; kill < kills; kill++) {
      if (!(await signalChild(postmaster, backend, { signal: "SIGKILL" }))) break;
      // Every other kill falls into the recovery from this one.
      if (kill % 2 === 0) await delay(Math.random() * 300);
      else if (!(await recovers(server))) break;
      survived += 1;
    }
    return survived;
  } finally {
    await server.discard();
  }
}

/** Kills a database connection, and the server while PostgreSQL recovers or is being stopped; the slowest start after that, in seconds. */
async function slowestStart(): Promise<number> {
  const server = await ServerProcess.start(settings);
  let slowestMs = 0;
  try {
    for (let round = 0; round < restarts; round++) {
      await signalChild(await postmasterPid(server.dataDir), backend, { signal: "SIGKILL" });
      await delay(Math.random() * 300);
      if (round % 2 === 0) await server.halt();
      else await server.kill();
      const since = Date.now();
      await server.run();
      slowestMs = Math.max(slowestMs, Date.now() - since);
    }
    return slowestMs / 1000;
  } finally {
    await server.discard();
  }
}

/** PostgreSQL restarts when one of its processes crashes: the server waits for it. */
export const backendKillRows: readonly Row[] = [
  {
    name: "budget: 200 backend kills survived without a shutdown",
    unit: "",
    budget: { atLeast: kills },
    measure: survivedKills,
  },
  {
    name: "budget: slowest of 12 starts after a backend kill and the end of the server in recovery",
    unit: "s",
    budget: { atMost: 20 },
    measure: slowestStart,
  },
];
