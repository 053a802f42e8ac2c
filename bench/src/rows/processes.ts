import { createTestDatabase } from "@postulo/postgres/test-database";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient } from "@supabase/supabase-js";
import { assertOk } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { median } from "../timing.ts";

const processes = 3;
const rounds = 5;
const roundMs = 3000;
const clients = 12;

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
}

interface Load {
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** What a person's tracker requests: mostly lists, some changes, now and then who it is. */
function requestAt(at: number, headers: Load["headers"]): { path: string; init: RequestInit } {
  if (at % 10 === 0) return { path: "/auth/v1/user", init: { headers } };
  const path = "/rest/v1/job_applied";
  if (at % 10 > 2)
    return { path: `${path}?select=*&order=applied_at.desc&limit=20`, init: { headers } };
  const body = JSON.stringify({ notes: `note ${at}` });
  const init = {
    method: "PATCH",
    headers: { ...headers, "content-type": "application/json" },
    body,
  };
  return { path: `${path}?job_title=eq.Position%20${at % 100}`, init };
}

/** Sends requests to the servers in turn. @throws when one fails. */
async function runRound({ urls, headers }: Load): Promise<Round> {
  const times: number[] = [];
  const until = performance.now() + roundMs;
  let count = 0;
  const work = async () => {
    while (performance.now() < until) {
      count += 1;
      const { path, init } = requestAt(count, headers);
      const began = performance.now();
      const response = await fetch(`${urls[count % urls.length]}${path}`, init);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  times.sort((one, other) => one - other);
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: (times.length * 1000) / roundMs, p99Ms };
}

async function signUp(url: string): Promise<Load["headers"]> {
  const client = createClient(url, "sb_publishable_bench", { auth: { persistSession: false } });
  const credentials = { email: "bench@mail.example", password: "a long pass phrase" };
  const { session, user } = assertOk(await client.auth.signUp(credentials));
  if (!session || !user) throw new Error("The person of the bench is not signed in");
  await client.from("job_applied").insert(
    Array.from({ length: 100 }, (_, at) => ({
      user_id: user.id,
      job_title: `Position ${at}`,
      company_name: "Acme",
      job_url: `https://acme.test/${at}`,
    })),
  );
  return { apikey: "sb_publishable_bench", authorization: `Bearer ${session.access_token}` };
}

interface Outcome {
  readonly rateRatio: number;
  readonly p99Ratio: number;
}

async function compare(): Promise<Outcome> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const settings = {
    DATABASE_URL: database.url,
    CONFIRM_EMAIL: "off",
    LOG_LEVEL: "error",
    WEB_APP: "off",
  };
  const servers: ServerProcess[] = [];
  for (let at = 0; at < processes; at += 1) servers.push(await ServerProcess.start(settings));
  const urls = servers.map(({ url }) => url);
  const headers = await signUp(urls[0] ?? "");
  await runRound({ urls, headers });
  const one: Round[] = [];
  const several: Round[] = [];
  // In turn, so that other load of the machine meets both.
  for (let at = 0; at < rounds; at += 1) {
    one.push(await runRound({ urls: urls.slice(0, 1), headers }));
    several.push(await runRound({ urls, headers }));
  }
  for (const server of servers) await server.discard();
  await database.drop();
  await cluster.stop();
  const ratio = (of: (round: Round) => number) => median(several.map(of)) / median(one.map(of));
  return { rateRatio: ratio(({ perSecond }) => perSecond), p99Ratio: ratio(({ p99Ms }) => p99Ms) };
}

let measured: Promise<Outcome> | undefined;
const outcome = () => (measured ??= compare());

export const processesRows: readonly Row[] = [
  {
    name: "3 processes on one database: requests per second by those of one",
    unit: "",
    budget: { atLeast: 0.95 },
    measure: async () => (await outcome()).rateRatio,
  },
  {
    name: "3 processes on one database: p99 of a request by that of one",
    unit: "",
    budget: { atMost: 1.5 },
    measure: async () => (await outcome()).p99Ratio,
  },
];
