import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import {
  addDigestReaders,
  finishDigests,
  judgeDigests,
  startSlowMailServer,
} from "../cluster/digests.ts";
import type { MailOutcome } from "../cluster/digests.ts";
import { hangs, kills } from "../cluster/kills.ts";
import { Load } from "../cluster/load.ts";
import { startCluster } from "../cluster/machines.ts";
import type { Cluster } from "../cluster/machines.ts";
import { countCharges, countLosses } from "../cluster/read-back.ts";
import { LoadRecord, longestGap } from "../cluster/record.ts";
import type { Row } from "../row.ts";
import { signUpBaker } from "../signed-up-baker.ts";

const people = 6;
const calmMs = 6000;

interface ClusterOutcome {
  readonly writesLost: number;
  readonly objectsLost: number;
  /** Seconds. */
  readonly longestWithoutWrite: number;
  /** Seconds. */
  readonly longestWithoutRead: number;
  readonly refusals: number;
  readonly chargedTwice: number;
  readonly mails: MailOutcome;
}

interface Gap {
  readonly name: string;
  /** Seconds. */
  readonly writes: number;
  readonly reads: number;
}

/** Kills one after the other under load. @returns the longest time without success in each. */
async function killAll(cluster: Cluster, record: LoadRecord): Promise<Gap[]> {
  const gaps: Gap[] = [];
  await delay(calmMs);
  for (const kill of kills) {
    const from = performance.now();
    await kill.run(cluster);
    await delay(calmMs);
    const to = performance.now();
    const longest = (times: readonly number[]) => longestGap(times, from, to) / 1000;
    const gap = { name: kill.name, writes: longest(record.writes), reads: longest(record.reads) };
    gaps.push(gap);
    console.error(
      `${gap.name}: ${gap.writes.toFixed(1)} s without a write, ${gap.reads.toFixed(1)} s without a read; whole again after ${((to - from - calmMs) / 1000).toFixed(0)} s`,
    );
  }
  return gaps;
}

async function withOwner<T>(cluster: Cluster, work: (owner: Client) => Promise<T>): Promise<T> {
  const client = new Client(cluster.owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function readBack(cluster: Cluster, loads: readonly Load[]) {
  const losses = [];
  for (const load of loads) losses.push(await countLosses(cluster.url, load));
  const charges = await withOwner(cluster, async (owner) => {
    const found = [];
    for (const load of loads) found.push(await countCharges(owner, load));
    return found;
  });
  console.error(`${sum(charges.map(({ uncharged }) => uncharged))} credits were not charged`);
  const acknowledged = sum(losses.map((loss) => loss.acknowledged));
  console.error(`${acknowledged} rows and objects were acknowledged and read back`);
  if (acknowledged < people * kills.length)
    throw new Error("Too little was written to show anything");
  return {
    writesLost: sum(losses.map(({ writes }) => writes)) + sum(charges.map(({ lost }) => lost)),
    objectsLost: sum(losses.map(({ objects }) => objects)),
    chargedTwice: sum(charges.map(({ twice }) => twice)),
  };
}

function reportFailures({ failures, refusals }: LoadRecord, { servers }: Cluster): void {
  for (const { output } of servers) {
    const lines = output.split("\n").filter((line) => line.includes('"request failed"'));
    for (const line of lines) console.error(line.slice(0, 2000));
  }
  for (const [reason, times] of failures) console.error(`${times} × ${reason}`);
  for (const refusal of refusals) console.error(`refused: ${refusal}`);
}

async function killUnderLoad(): Promise<ClusterOutcome> {
  const mailServer = await startSlowMailServer();
  running = startCluster({
    CONFIRM_EMAIL: "off",
    WEB_APP: "off",
    LOG_LEVEL: "error",
    SMTP_URL: mailServer.url,
  });
  const cluster = await running;
  try {
    const record = new LoadRecord();
    const loads: Load[] = [];
    for (let at = 0; at < people; at += 1) {
      const credentials = { email: `person${at}@mail.example`, password: "a long pass phrase" };
      loads.push(new Load(cluster.url, await signUpBaker(cluster.url, credentials), record));
    }
    await withOwner(cluster, addDigestReaders);
    const ending = new AbortController();
    const working = Promise.all(loads.map((load) => load.run(ending.signal)));
    const gaps = await killAll(cluster, record).finally(() => ending.abort());
    await working;
    reportFailures(record, cluster);
    const read = await readBack(cluster, loads);
    await finishDigests(cluster.owner);
    return {
      ...read,
      longestWithoutWrite: Math.max(...gaps.map(({ writes }) => writes)),
      longestWithoutRead: Math.max(...gaps.map(({ reads }) => reads)),
      refusals: record.refusals.length,
      mails: judgeDigests(mailServer.taken),
    };
  } finally {
    await cluster.stop();
    await mailServer.stop();
  }
}

let running: Promise<Cluster> | undefined;

/** Stops what the rows have started, when they are interrupted. */
export async function closeCluster(): Promise<void> {
  const cluster = await running?.catch(() => undefined);
  await cluster?.stop();
}

let measured: Promise<ClusterOutcome> | undefined;
const outcome = () => (measured ??= killUnderLoad());

const under = `cluster of three servers, ${kills.length - hangs - 1} kills, ${hangs} hangs and a switchover`;

/** Needs Debian's packages: docs/deploy.md#several-machines. */
export const clusterRows: readonly Row[] = [
  {
    name: `acknowledged rows lost, ${under}`,
    unit: "",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).writesLost,
  },
  {
    name: `acknowledged objects lost, ${under}`,
    unit: "",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).objectsLost,
  },
  {
    name: `longest time without a write, ${under}`,
    unit: "s",
    budget: { atMost: 30 },
    measure: async () => (await outcome()).longestWithoutWrite,
  },
  {
    name: `longest time without a read, ${under}`,
    unit: "s",
    budget: { atMost: 10 },
    measure: async () => (await outcome()).longestWithoutRead,
  },
  {
    name: `requests answered with 4xx or 500, ${under}`,
    unit: "",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).refusals,
  },
  {
    name: `credits charged twice, ${under}`,
    unit: "",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).chargedTwice,
  },
  {
    name: `daily e-mails sent twice, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).mails.twice,
  },
  {
    name: `daily e-mails of 300 never sent, ${under}`,
    unit: "mails",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).mails.lost,
  },
];
