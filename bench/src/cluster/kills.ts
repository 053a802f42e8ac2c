import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseMachine } from "./database-machine.ts";
import type { Cluster } from "./machines.ts";
import { readRoles, untilTrue } from "./status.ts";

/** As long as systemd waits before it starts a service again, or longer. */
const restartMs = 2000;
/** Until a lost machine is back. */
const returnMs = 10_000;
/** Longer than the standby may be silent. */
const hangMs = 30_000;

export interface Kill {
  readonly name: string;
  /** Kills it, and resolves when all is as it was. */
  readonly run: (cluster: Cluster) => Promise<void>;
}

async function roleHolder(cluster: Cluster, role: "primary" | "standby"): Promise<DatabaseMachine> {
  const holder = (await readRoles(cluster.databases))[role];
  if (!holder) throw new Error(`There is no ${role}`);
  return holder;
}

/** Until both machines of the database have their roles. */
const untilWhole = ({ databases }: Cluster) =>
  untilTrue("a primary and a synchronous standby", async () => {
    const { primary, standby } = await readRoles(databases);
    return primary && standby;
  });

const killProgram = (name: keyof Cluster["programs"]): Kill => ({
  name,
  run: async ({ programs }) => programs[name].killAndRestart(restartMs),
});

/** Each member of etcd in turn; two are enough. */
const killEtcd: Kill = {
  name: "a member of etcd, each in turn",
  run: async ({ etcd }) => {
    for (const member of etcd) {
      await member.killAndRestart(restartMs);
      await delay(restartMs);
    }
  },
};

const killServer: Kill = {
  name: "server",
  run: async ({ servers: [server] }) => {
    await server?.kill();
    await delay(restartMs);
    await server?.run();
  },
};

const killStandby: Kill = {
  name: "standby",
  run: async (cluster) => {
    const standby = await roleHolder(cluster, "standby");
    await standby.kill();
    await delay(returnMs);
    standby.start();
    await untilWhole(cluster);
  },
};

const killPrimary: Kill = {
  name: "primary",
  run: async (cluster) => {
    const primary = await roleHolder(cluster, "primary");
    await primary.kill();
    await untilTrue("another primary", async () => {
      const found = (await readRoles(cluster.databases)).primary;
      return found && found !== primary;
    });
    await delay(returnMs);
    primary.start();
    await untilWhole(cluster);
  },
};

/** The standby becomes the primary in order, as for maintenance. */
const switchOver: Kill = {
  name: "switchover",
  run: async (cluster) => {
    const { primary, standby } = await readRoles(cluster.databases);
    const response = await fetch(`http://127.0.0.1:${primary?.ports.patroni}/switchover`, {
      method: "POST",
      body: JSON.stringify({ leader: primary?.name, candidate: standby?.name }),
    });
    if (!response.ok) throw new Error(`Patroni refused: ${await response.text()}`);
    await untilWhole(cluster);
  },
};

/** A machine whose processes stand still for longer than the lease, with its connections open, and then go on. */
const hangPrimary: Kill = {
  name: "primary hangs",
  run: async (cluster) => {
    const primary = await roleHolder(cluster, "primary");
    const wake = await primary.hang();
    try {
      await untilTrue("another primary", async () => {
        const found = (await readRoles(cluster.databases)).primary;
        return found && found !== primary;
      });
      await delay(returnMs);
    } finally {
      wake();
    }
    await untilWhole(cluster);
  },
};

const hangStandby: Kill = {
  name: "standby hangs",
  run: async (cluster) => {
    const wake = await (await roleHolder(cluster, "standby")).hang();
    await delay(hangMs);
    wake();
    await untilWhole(cluster);
  },
};

const hangServer: Kill = {
  name: "server hangs",
  run: async ({ servers: [server] }) => {
    const pid = server?.pid ?? 0;
    process.kill(pid, "SIGSTOP");
    await delay(hangMs);
    process.kill(pid, "SIGCONT");
  },
};

/** Each machine of the database is the primary once. */
export const kills: readonly Kill[] = [
  killServer,
  killProgram("pgbouncer"),
  killProgram("objects"),
  killProgram("haproxy"),
  killProgram("nginx"),
  killEtcd,
  killStandby,
  killPrimary,
  killPrimary,
  hangServer,
  hangStandby,
  hangPrimary,
  switchOver,
];
export const hangs = kills.filter(({ name }) => name.endsWith(" hangs")).length;
