import { setTimeout as delay } from "node:timers/promises";
import { createApplicant } from "../applicant.ts";
import type { Applicant } from "../applicant.ts";
import { HttpConnection } from "../http-connection.ts";
import { measuredServer } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { median } from "../timing.ts";

const floodRequests = 30;
const bodyBytes = 5 * 1024 * 1024 - 1024;
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

/** The densest that parses: 1.7 million empty rows, which the table refuses. */
const emptyRows = () =>
  `[${Array.from({ length: Math.floor(bodyBytes / 3) }, () => "{}").join(",")}]`;

/** A list each 50 ms, answered or not yet: a server that answers nobody for a second shows as many slow lists. */
async function listMs(reader: Applicant, isOver: (sent: number) => boolean): Promise<number[]> {
  const { server } = await measuredServer();
  const idle: HttpConnection[] = [];
  const path = "/rest/v1/job_applied?select=*&limit=100";
  const list = async () => {
    const connection = idle.pop() ?? (await HttpConnection.open(server.url));
    const start = performance.now();
    const { status } = await connection.ask({ path, headers: bearer(reader) });
    if (status !== 200) throw new Error(`The list answered ${status}`);
    idle.push(connection);
    return performance.now() - start;
  };
  const lists: Promise<number>[] = [];
  while (!isOver(lists.length)) {
    lists.push(list());
    await delay(intervalMs);
  }
  const times = await Promise.all(lists);
  for (const connection of idle) connection.close();
  return times;
}

/** Sends the body 30 times at once. */
async function sendAtOnce(flooder: Applicant, body: string): Promise<void> {
  const { server } = await measuredServer();
  const headers = { ...bearer(flooder), "content-type": "application/json" };
  const send = async () => {
    const url = `${server.url}/rest/v1/job_applied`;
    const response = await fetch(url, { method: "POST", headers, body });
    await response.arrayBuffer();
  };
  await Promise.all(Array.from({ length: floodRequests }, send));
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
  const sending = sendAtOnce(flooder, bodyOf(flooder.userId)).finally(() => (flood.isOver = true));
  const floodedMs = await listMs(reader, () => flood.isOver);
  await sending;
  return { quietMs, floodedMs };
}

function fairnessRow(what: string, bodyOf: (userId: string) => string): Row[] {
  let measured: Promise<Measured> | undefined;
  const once = () => (measured ??= measure(bodyOf));
  return [
    {
      name: `budget: fairness, another's list during 30 bodies of 5 MB of ${what}, to quiet`,
      unit: "x",
      budget: { atMost: 5 },
      measure: async () => {
        const { quietMs, floodedMs } = await once();
        return median(floodedMs) / median(quietMs);
      },
    },
    {
      name: `budget: fairness, slowest of these lists (${what})`,
      unit: "ms",
      budget: { atMost: 1000 },
      measure: async () => Math.max(...(await once()).floodedMs),
    },
  ];
}

/** One person sends 30 bodies of 5 MB at once; another reads 100 applications. */
export const fairnessRows: readonly Row[] = [
  ...fairnessRow("applications", applicationsOf),
  ...fairnessRow("empty rows", emptyRows),
];
