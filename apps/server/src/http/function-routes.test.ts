import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createFunctionRoutes } from "./function-routes.ts";

const folder = await mkdtemp("/tmp/postulo-functions-");
await mkdir(path.join(folder, "say-hello"));
await writeFile(
  path.join(folder, "say-hello/index.ts"),
  "export default async (request: Request): Promise<Response> => Response.json({ hello: (await request.json()).name });",
);
const routes = await createFunctionRoutes(folder);

afterAll(() => rm(folder, { recursive: true }));

test("a function is served under its name", async () => {
  const response = await routes.request("/say-hello", {
    method: "POST",
    body: JSON.stringify({ name: "Ada" }),
  });
  expect(await response.json()).toEqual({ hello: "Ada" });
});

test("only the functions of the folder are served", async () => {
  const responses = await Promise.all(
    ["/other", "/say-hello/more", "/..%2f..%2fsay-hello", "/__proto__"].map(async (name) =>
      routes.request(name),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await responses[1]?.json()).toMatchObject({ code: "NOT_FOUND" });
});

test("a body that is too large is rejected before the handler reads it", async () => {
  const response = await routes.request("/say-hello", {
    method: "POST",
    body: "x".repeat(300_000),
  });
  expect(response.status).toBe(413);
});
