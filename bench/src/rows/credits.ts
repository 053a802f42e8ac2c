import { Pool } from "pg";
import { createApplicant } from "../applicant.ts";
import type { Applicant } from "../applicant.ts";
import { measuredServer } from "../measured-server.ts";
import { requestHttp } from "../over-http.ts";
import type { Row } from "../row.ts";
import { median, runAtOnce, speedRatio } from "../timing.ts";

const connections = 50;

interface Consumer {
  readonly token: string;
  readonly userId: string;
  readonly subscriptionId: string;
}

let consumers: Promise<readonly Consumer[]> | undefined;

/** As many people as there are connections, whose letters are counted and unlimited. */
function everybody(): Promise<readonly Consumer[]> {
  consumers ??= Promise.all(
    Array.from({ length: connections }, async () => consumerOf(await createApplicant(0))),
  );
  return consumers;
}

async function consumerOf({ userId, session }: Applicant): Promise<Consumer> {
  const { database } = await measuredServer();
  const { rows } = await database.admin.query<{ id: string }>(
    "select id from public.subscription where user_id = $1",
    [userId],
  );
  return { userId, token: session.access_token, subscriptionId: rows[0]?.id ?? "" };
}

let turn = 0;

async function nextConsumer(): Promise<Consumer> {
  const all = await everybody();
  const consumer = all[turn++ % all.length];
  if (!consumer) throw new Error("There is nobody");
  return consumer;
}

async function overHttp(): Promise<void> {
  const { token, subscriptionId } = await nextConsumer();
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const parameters = {
    p_subscription_id: subscriptionId,
    p_feature: "cover_letter",
    p_quantity: 1,
  };
  const body = JSON.stringify(parameters);
  const path = "/rest/v1/rpc/try_consume";
  const response = await requestHttp({ method: "POST", path, headers, body }, 200);
  if (response.body.toString() !== "true") throw new Error("The credit was not given");
}

let opened: Promise<Pool> | undefined;

/** As many connections as there are people, by which one may also write the month's row itself. */
function widePool(): Promise<Pool> {
  opened ??= measuredServer().then(
    ({ database }) => new Pool({ ...database.owner, max: connections }),
  );
  return opened;
}

export async function closeWidePool(): Promise<void> {
  await (await opened)?.end();
}

/** The transaction of a request: who it is, and one statement. */
async function inRequest(role: "authenticated" | "none", sql: string): Promise<void> {
  const { userId, subscriptionId } = await nextConsumer();
  const client = await (await widePool()).connect();
  try {
    await client.query("begin");
    await client.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      [role, JSON.stringify({ sub: userId, role: "authenticated" })],
    );
    const { rowCount } = await client.query(sql, [subscriptionId]);
    if (rowCount !== 1) throw new Error("The credit was not given");
    await client.query("commit");
  } finally {
    client.release();
  }
}

const call = "select public.try_consume($1, 'cover_letter', 1)";
/** The statement that must not oversell, without the bookkeeping of reservations. */
const bare = `insert into public.usage as u (subscription_id, feature, period, used)
  values ($1, 'resume', date_trunc('month', now() at time zone 'utc')::date, 1)
  on conflict (subscription_id, feature, period) do update set used = u.used + excluded.used
  where u.used + excluded.used <= 1000000000`;

const throughPg = () => inRequest("authenticated", call);
const bareThroughPg = () => inRequest("none", bare);

const load = { runs: 2000, clients: connections };
const pairing = { pairs: 7, runsEach: 1000, clients: connections };

async function callsPerSecond(): Promise<number> {
  await runAtOnce(overHttp, load);
  const figures: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await runAtOnce(overHttp, load);
    figures.push((load.runs * 1000) / (performance.now() - start));
  }
  return median(figures);
}

/** Credits: fifty users who reserve one after the other, all concurrently. */
export const creditRows: readonly Row[] = [
  {
    name: "try_consume over HTTP, 50 connections",
    unit: "calls/s",
    budget: { atLeast: 1000 },
    measure: callsPerSecond,
  },
  {
    name: "try_consume over HTTP, to the same call through pg, 50 connections",
    unit: "×",
    budget: { atLeast: 0.5 },
    measure: () => speedRatio(overHttp, throughPg, pairing),
  },
  {
    name: "try_consume through pg, to the bare statement, 50 connections",
    unit: "×",
    budget: { atLeast: 0.5 },
    measure: () => speedRatio(throughPg, bareThroughPg, pairing),
  },
];
