import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createApplicant } from "../applicant.ts";
import type { Applicant } from "../applicant.ts";
import type { Flood } from "../flood.ts";
import { ConnectionPool } from "../http-connection.ts";
import { measuredServer } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { median } from "../timing.ts";

const floodRequests = 30;
const bodyBytes = 5 * 1024 * 1024 - 1024;
/** Of waiting for the bodies: eleven wait their turn, each for up to the statement timeout. */
const floodMs = 20_000;
const quietLists = 60;
const intervalMs = 50;

const bearer = ({ session }: Applicant) => ({ authorization: `Bearer ${session.access_token}` });

function applicationsOf(userId: string): string {
  const row = JSON.stringify({
    user_id: userId,
    job_title: "Position",
    company_name: "Company",
    job_url: "https://jobs.example/1",
    applied_at: "2026-11-15",
  });
  const count = Math.floor(bodyBytes / (row.length + 1));
  return `[${Array.from({ length: count }, () => row).join(",")}]`;
}

/** The densest body that can be parsed: 1.7 million empty rows, which the table rejects. */
const emptyRows = () =>
  `[${Array.from({ length: Math.floor(bodyBytes / 3) }, () => "{}").join(",")}]`;

/**
 * Requests a list every 50 ms, independent of earlier responses: a server that blocks for a second shows as many slow
 * lists.
 */
async function listMs(reader: Applicant, isOver: (sent: number) => boolean): Promise<number[]> {
  const { server } = await measuredServer();
  const connections = new ConnectionPool(server.url);
  const path = "/rest/v1/job_applied?select=*&limit=100";
  const list = async () => {
    const start = performance.now();
    const { status } = await connections.ask({ path, headers: bearer(reader) });
    if (status !== 200) throw new Error(`The list answered ${status}`);
    return performance.now() - start;
  };
  const lists: Promise<number>[] = [];
  while (!isOver(lists.length)) {
    const listed = list();
    // A failure is thrown below; before that it would end the process.
    listed.catch(() => {});
    lists.push(listed);
    await delay(intervalMs);
  }
  const times = await Promise.all(lists);
  connections.close();
  return times;
}

/** Sends the body 30 times concurrently, and closes connections without a response after 20 s. */
async function sendAtOnce(flooder: Applicant, body: string): Promise<void> {
  const { server } = await measuredServer();
  const flood: Flood = {
    url: `${server.url}/rest/v1/job_applied`,
    headers: { ...bearer(flooder), "content-type": "application/json" },
    body,
    requests: floodRequests,
    limitMs: floodMs,
  };
  const worker = new Worker(new URL("../flood.ts", import.meta.url), { workerData: flood });
  await once(worker, "exit");
}

const enough = (sent: number) => sent >= quietLists;

interface Measured {
  readonly quietMs: readonly number[];
  readonly floodedMs: readonly number[];
}

async function measure(bodyOf: (userId: string) => string): Promise<Measured> {
  const [flooder, reader] = [await createApplicant(0), await createApplicant(100)];
  await listMs(reader, enough);
  const quietMs = await listMs(reader, enough);
  const flood = { isOver: false };
  const [floodedMs] = await Promise.all([
    listMs(reader, () => flood.isOver),
    sendAtOnce(flooder, bodyOf(flooder.userId)).finally(() => (flood.isOver = true)),
  ]);
  return { quietMs, floodedMs };
}

function fairnessRow(what: string, bodyOf: (userId: string) => string): Row[] {
  let measured: Promise<Measured> | undefined;
  const measureOnce = () => (measured ??= measure(bodyOf));
  return [
    {
      name: `budget: fairness, another's list during 30 bodies of 5 MB of ${what}, to quiet`,
      unit: "x",
      budget: { atMost: 5 },
      measure: async () => {
        const { quietMs, floodedMs } = await measureOnce();
        return median(floodedMs) / median(quietMs);
      },
    },
    {
      name: `budget: fairness, slowest of these lists (${what})`,
      unit: "ms",
      budget: { atMost: 1000 },
      measure: async () => Math.max(...(await measureOnce()).floodedMs),
    },
  ];
}

/** One user sends 30 bodies of 5 MB concurrently; another reads 100 applications. */
export const fairnessRows: readonly Row[] = [
  ...fairnessRow("empty rows", emptyRows),
  ...fairnessRow("applications", applicationsOf),
];
