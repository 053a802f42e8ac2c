import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient } from "@supabase/supabase-js";
import { assertOk } from "./measured-server.ts";
import { quantile } from "./timing.ts";

const clients = 12;

export interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
}

export interface Load {
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
export async function runRound({ urls, headers }: Load, roundMs: number): Promise<Round> {
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
  return { perSecond: (times.length * 1000) / roundMs, p99Ms: quantile(times, 0.99) };
}

/** Somebody with a hundred applications. */
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

export interface SeveralProcesses extends Load {
  readonly servers: readonly ServerProcess[];
  readonly database: TestDatabase;
  readonly stop: () => Promise<void>;
}

/** Server processes on one database, with a person for the load. */
export async function startProcesses(
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<SeveralProcesses> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const servers: ServerProcess[] = [];
  for (let at = 0; at < count; at += 1)
    servers.push(
      await ServerProcess.start({
        DATABASE_URL: database.url,
        CONFIRM_EMAIL: "off",
        LOG_LEVEL: "error",
        WEB_APP: "off",
        ...settings,
      }),
    );
  const urls = servers.map(({ url }) => url);
  return {
    servers,
    database,
    urls,
    headers: await signUp(urls[0] ?? ""),
    stop: async () => {
      for (const server of servers) await server.discard();
      await database.drop();
      await cluster.stop();
    },
  };
}
