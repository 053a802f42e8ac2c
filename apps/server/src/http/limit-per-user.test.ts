import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { connectionAddress } from "@postulo/supabase-server/auth/guesses/client-address";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { limitPerUser } from "./limit-per-user.ts";

/** The bearer token is the user's name. */
const resolveCaller: ResolveCaller = (request) => {
  const sub = request.headers.get("authorization")?.replace("Bearer ", "");
  const claims = sub === undefined ? {} : { sub };
  return Promise.resolve({ kind: "caller", caller: { role: "authenticated", claims } });
};

interface Started {
  /** Requests that have reached the route, in their order. */
  readonly reached: string[];
  /** Lets the oldest request that has reached the route finish. */
  readonly finishOne: () => void;
  readonly whenReached: (count: number) => Promise<void>;
  readonly post: (user: string, signal?: AbortSignal) => Promise<Response>;
}

/** A route whose work ends when the test resolves it; `untilSent` responds immediately and sends the body then. */
async function startRoute(untilSent = false): Promise<Started> {
  const reached: string[] = [];
  const finishes: (() => void)[] = [];
  const watchers = new Set<() => void>();
  const app = new Hono();
  const limits = { concurrency: 3, perKey: 2, waitingPerKey: 1 };
  const clientAddress = connectionAddress;
  app.use("/costly", limitPerUser({ resolveCaller, clientAddress, limits, untilSent }));
  app.post("/costly", async (c) => {
    await c.req.text();
    reached.push(c.req.header("authorization")?.replace("Bearer ", "") ?? "visitor");
    for (const watch of watchers) watch();
    const finished = new Promise<void>((resolve) => finishes.push(resolve));
    if (!untilSent) {
      await finished;
      return c.text("done");
    }
    const body = new ReadableStream({
      pull: async (controller) => {
        await finished;
        controller.enqueue(new TextEncoder().encode("done"));
        controller.close();
      },
    });
    return c.body(body);
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const finish of finishes) finish();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    reached,
    finishOne: () => finishes.shift()?.(),
    whenReached: (count) =>
      new Promise((resolve) => {
        const watch = () => {
          if (reached.length >= count) resolve();
        };
        watchers.add(watch);
        watch();
      }),
    post: (user, signal) =>
      fetch(`http://127.0.0.1:${address.port}/costly`, {
        method: "POST",
        headers: { authorization: `Bearer ${user}` },
        body: "x".repeat(200_000),
        ...(signal && { signal }),
      }),
  };
}

test("one user's third request waits while another user's runs", async () => {
  const { reached, finishOne, whenReached, post } = await startRoute();
  const own = [post("ann"), post("ann")];
  await whenReached(2);
  const third = post("ann");
  const other = post("ben");
  await whenReached(3);
  expect(reached).toEqual(["ann", "ann", "ben"]);
  finishOne();
  await whenReached(4);
  expect(reached).toEqual(["ann", "ann", "ben", "ann"]);
  for (let at = 0; at < 3; at++) finishOne();
  const responses = await Promise.all([...own, third, other]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("a user with too many waiting requests gets 429 with Retry-After", async () => {
  const { whenReached, post } = await startRoute();
  void Promise.allSettled([post("ann"), post("ann")]);
  await whenReached(2);
  // One of these two waits, and the other is rejected.
  const rejected = await Promise.race([post("ann"), post("ann")]);
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await rejected.json()).toMatchObject({ code: "too_many_at_once" });
});

test("the turn of a streamed response ends with its body", async () => {
  const { reached, finishOne, whenReached, post } = await startRoute(true);
  const [first] = await Promise.all([post("ann"), post("ann")]);
  const third = post("ann");
  await post("ben");
  expect(reached).toEqual(["ann", "ann", "ben"]);
  finishOne();
  expect(await first?.text()).toBe("done");
  await whenReached(4);
  expect((await third).status).toBe(200);
});

test("a disconnected client releases its turn", async () => {
  const { reached, whenReached, post } = await startRoute(true);
  const gone = new AbortController();
  await Promise.all([post("ann", gone.signal), post("ann")]);
  const third = post("ann");
  gone.abort();
  await third;
  await whenReached(3);
  expect(reached).toEqual(["ann", "ann", "ann"]);
});

test("a HEAD request releases its turn, although its body is not read", async () => {
  const app = new Hono();
  const limits = { concurrency: 1, perKey: 1, waitingPerKey: 0 };
  const clientAddress = () => "192.0.2.1";
  app.use(limitPerUser({ resolveCaller, clientAddress, limits, untilSent: true }));
  app.get("/costly", (c) => c.text("done"));
  expect((await app.request("/costly", { method: "HEAD" })).status).toBe(200);
  expect((await app.request("/costly")).status).toBe(200);
});
