import { setTimeout as delay } from "node:timers/promises";
import { MailServer } from "@postulo/server/mail-server";
import { memoryMb } from "../process-tree.ts";
import type { Row } from "../row.ts";
import { runRound, startProcesses } from "../several-processes.ts";
import type { SeveralProcesses } from "../several-processes.ts";
import { median } from "../timing.ts";

const processes = 3;
const sampleMs = 30_000;
/** Until heap and pools are full. */
const warmUps = 2;
const samples = 20;
/** The first and the last ones are compared. */
const compared = 6;
/** A mail each. */
const signUpMs = 500;

interface Sample {
  readonly p99Ms: number;
  /** Of all processes. */
  readonly memoryMb: number;
  /** Mails that wait for their turn. */
  readonly queued: number;
}

const queueLength =
  "select count(*)::int as queued from private.mailing_list_mail where due_at <= now()";

async function takeSample(load: SeveralProcesses): Promise<Sample> {
  const { p99Ms } = await runRound(load, sampleMs);
  const memory = await Promise.all(load.servers.map(({ pid }) => memoryMb(pid)));
  const { rows } = await load.database.admin.query<{ queued: number }>(queueLength);
  const total = memory.reduce((sum, each) => sum + each, 0);
  return { p99Ms, memoryMb: total, queued: rows[0]?.queued ?? Number.NaN };
}

/** Queues a mail twice a second; each process sends what is due once a minute. */
async function queueMails({ database }: SeveralProcesses, signal: AbortSignal): Promise<void> {
  for (let at = 0; !signal.aborted; at += 1) {
    const email = `reader${at}@example.org`;
    await database.admin.query("select private.sign_up('newsletter', $1, 'en')", [email]);
    await delay(signUpMs);
  }
}

interface Outcome {
  readonly p99Ratio: number;
  readonly memoryRatio: number;
  readonly mostQueuedAtFirst: number;
  readonly mostQueuedAtLast: number;
}

async function soak(): Promise<Outcome> {
  const mailServer = await MailServer.start();
  const load = await startProcesses(processes, { SMTP_URL: mailServer.url });
  const ending = new AbortController();
  const queueing = queueMails(load, ending.signal);
  const taken: Sample[] = [];
  for (let at = 0; at < warmUps + samples; at += 1) {
    const sample = await takeSample(load);
    console.error(
      `${((at + 1) * sampleMs) / 60_000} min: p99 ${sample.p99Ms.toFixed(1)} ms, ${sample.memoryMb.toFixed(0)} MB, ${sample.queued} mails wait`,
    );
    if (at >= warmUps) taken.push(sample);
  }
  ending.abort();
  await queueing;
  await load.stop();
  await mailServer.stop();
  const first = taken.slice(0, compared);
  const last = taken.slice(-compared);
  const ratio = (of: (sample: Sample) => number) => median(last.map(of)) / median(first.map(of));
  const mostQueued = (of: readonly Sample[]) => Math.max(...of.map(({ queued }) => queued));
  return {
    p99Ratio: ratio((sample) => sample.p99Ms),
    memoryRatio: ratio((sample) => sample.memoryMb),
    mostQueuedAtFirst: mostQueued(first),
    mostQueuedAtLast: mostQueued(last),
  };
}

let measured: Promise<Outcome> | undefined;
const outcome = () => (measured ??= soak());

const under = `soak of ${processes} processes for 10 minutes`;
/** What two mails a second become in a minute, until each process has taken its turn. */
const mailsOfMinute = 60_000 / signUpMs;

export const soakRows: readonly Row[] = [
  {
    name: `memory at the end to the beginning, ${under}`,
    unit: "×",
    budget: { atMost: 1.1 },
    measure: async () => (await outcome()).memoryRatio,
  },
  {
    name: `p99 of a request at the end to the beginning, ${under}`,
    unit: "×",
    budget: { atMost: 1.1 },
    measure: async () => (await outcome()).p99Ratio,
  },
  {
    name: `most mails that waited at the beginning, ${under}`,
    unit: "mails",
    budget: { atMost: mailsOfMinute * 1.1 },
    measure: async () => (await outcome()).mostQueuedAtFirst,
  },
  {
    name: `most mails that waited at the end, ${under}`,
    unit: "mails",
    budget: { atMost: mailsOfMinute * 1.1 },
    measure: async () => (await outcome()).mostQueuedAtLast,
  },
];
