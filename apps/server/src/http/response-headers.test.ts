import type { HttpBindings } from "@hono/node-server";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { responseHeaders } from "./response-headers.ts";

const app = new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>();
app.use(responseHeaders("https://jobs.example.org"));
app.get("/id", (c) => c.text(c.get("requestId")));
app.get("/page", () => new Response("<p>", { headers: { "Content-Security-Policy": "its own" } }));

const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
await new Promise((resolve) => server.once("listening", resolve));
const address = server.address();
if (address === null || typeof address === "string") throw new Error("It listens on no port");
const url = `http://127.0.0.1:${address.port}`;

afterAll(() => server.close());

const getWithId = async (id: string) => {
  const response = await fetch(`${url}/id`, { headers: { "x-request-id": id } });
  const text = await response.text();
  expect(response.headers.get("x-request-id")).toBe(text);
  return text;
};

test("on https the browser gets HSTS", async () => {
  const { headers } = await fetch(`${url}/id`);
  expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("a page's own content security policy overrides the general one", async () => {
  const { headers } = await fetch(`${url}/page`);
  expect(headers.get("content-security-policy")).toBe("its own");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("a request keeps the id of a proxy, unless it is unsafe to log", async () => {
  expect(await getWithId("from-the-proxy=1")).toBe("from-the-proxy=1");
  expect(await getWithId("two words")).toMatch(/^[\da-f-]{36}$/);
  expect(await getWithId("x".repeat(300))).toMatch(/^[\da-f-]{36}$/);
});
