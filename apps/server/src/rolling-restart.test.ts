import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { signUpAt, startServerPair } from "./testing/server-pair.ts";
import type { ServerPair } from "./testing/server-pair.ts";
import { startBalancer } from "./testing/balancer.ts";
import type { Balancer } from "./testing/balancer.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let pair: ServerPair;
let balancer: Balancer;
let headers: Record<string, string> = {};

beforeAll(async () => {
  pair = await startServerPair({ DRAIN_SECONDS: "2" });
  balancer = await startBalancer(pair.servers.map(({ url }) => url));
  for (const { url } of pair.servers) await balancer.untilReady(url, true);
  const { client, headers: own } = await signUpAt(balancer.url, "ana@example.org");
  headers = own;
  const { data: profile } = await client.from("profile").select("id").single();
  await client
    .from("profile")
    .update({ first_name: "Ana", last_name: "Bell" })
    .eq("id", profile?.id);
  await client
    .from("experiences")
    .insert({ profile_id: profile?.id, company: "Acme", title: "Cook", is_current: true });
});
afterAll(async () => {
  await balancer.stop();
  await pair.stop();
});

const insertOf = (number: number) => ({
  method: "POST",
  headers,
  body: JSON.stringify({
    job_title: `Cook ${number}`,
    company_name: "Acme",
    job_url: `https://acme.test/${number}`,
  }),
});

/** Inserts and reads by four clients, until it is stopped. */
function startLoad() {
  const failures: string[] = [];
  let inserted = 0;
  let requests = 0;
  const stopped = new AbortController();
  const call = async (path: string, init: RequestInit) => {
    requests += 1;
    const outcome = await fetch(balancer.url + path, init).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: Error) => error.message,
    );
    if (outcome !== 200 && outcome !== 201) failures.push(`${path}: ${outcome}`);
    return outcome === 201;
  };
  const work = async () => {
    while (!stopped.signal.aborted) {
      if (await call("/rest/v1/job_applied", insertOf(requests))) inserted += 1;
      await call("/rest/v1/job_applied?select=id&limit=20", { headers });
      await call("/auth/v1/user", { headers });
    }
  };
  const clients = Array.from({ length: 4 }, work);
  return {
    stop: async () => {
      stopped.abort();
      await Promise.all(clients);
      return { failures, inserted, requests };
    },
  };
}

/** A letter that its model writes for seconds. @returns the events of the stream, by name. */
async function streamLetter(): Promise<string[]> {
  const response = await fetch(`${balancer.url}/cover-letter`, {
    method: "POST",
    headers: { ...headers, accept: "text/event-stream" },
    body: JSON.stringify({ jobDescription: "Cook at Harbour Clinic\n\nYou cook for 200 guests." }),
  });
  const text = await response.text();
  return [...text.matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name);
}

test("each of two servers is restarted under load: no request fails, and letters are written to their end", async () => {
  const written = Promise.withResolvers<void>();
  pair.provider.answer(() => ({
    kind: "text",
    pieces: (async function* pieces() {
      yield "Dear Harbour Clinic";
      await written.promise;
      yield ", I am a cook at Acme.";
    })(),
  }));
  const letters = [streamLetter(), streamLetter()];
  await vi.waitUntil(() => pair.provider.requests.length === 2, { timeout: 30_000 });
  const load = startLoad();
  const [first, second] = pair.servers;
  for (const server of [first, second]) {
    if (!server) throw new Error("there are two servers");
    const halted = server.halt();
    await balancer.untilReady(server.url, false);
    const ready = await fetch(`${server.url}/health/ready`);
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    expect(await ready.json()).toEqual({ status: "stopping", degraded: [] });
    written.resolve();
    await halted;
    await server.run();
    await balancer.untilReady(server.url, true);
  }
  const { failures, inserted, requests } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  const { rows } = await pair.database.admin.query(
    "select count(*)::int as n from public.job_applied",
  );
  expect(z.tuple([z.object({ n: z.number() })]).parse(rows)[0].n).toBe(inserted);
  for (const events of await Promise.all(letters)) expect(events.at(-1)).toBe("done");
});
