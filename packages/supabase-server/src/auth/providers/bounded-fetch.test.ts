import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { boundedFetch } from "./bounded-fetch.ts";

const server = createServer((request, response) => {
  if (request.url === "/endless") {
    const more = () => {
      while (response.write("x".repeat(64 * 1024)));
    };
    response.on("drain", more);
    more();
  } else if (request.url === "/silent") response.writeHead(200).flushHeaders();
  else response.end("{}");
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const origin = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get = (path: string, signal = AbortSignal.timeout(10_000)) =>
  boundedFetch(`${origin}${path}`, {
    method: "GET",
    headers: {},
    body: undefined,
    redirect: "manual",
    signal,
  });

test("returns a response within the limit", async () => {
  const response = await get("/small");
  expect([response.status, await response.json()]).toEqual([200, {}]);
});

test("a response without end is given up", async () => {
  await expect(get("/endless")).rejects.toThrow("the provider's response is too large");
});

test("a response that does not continue ends with the signal", async () => {
  await expect(get("/silent", AbortSignal.timeout(100))).rejects.toThrow("timeout");
});
