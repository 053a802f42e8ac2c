import { Hono } from "hono";
import { expect, test } from "vitest";
import { lazyRoutes } from "./lazy-routes.ts";

/** An app with the letters behind `load`, and pages behind them. */
function appWith(load: () => Promise<Hono>): Hono {
  const app = new Hono();
  app.use("/letters/*", lazyRoutes("/letters", load));
  app.get("/letters/guide", (c) => c.text("the page"));
  app.notFound((c) => c.text("nothing of the app", 404));
  app.onError((error, c) => c.text(`told: ${error.message}`, 500));
  return app;
}

const letters = () =>
  new Hono()
    .get("/", (c) => c.text("all letters"))
    .post("/:name", async (c) => c.text(`${c.req.param("name")}: ${await c.req.text()}`))
    .get("/lost", (c) => c.notFound())
    .get("/broken", () => {
      throw new Error("torn");
    });

async function get(app: Hono, path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  return [response.status, await response.text()];
}

test("routes are loaded once, with the first request below their path", async () => {
  let loads = 0;
  const app = appWith(async () => {
    loads += 1;
    return letters();
  });
  expect(await get(app, "/elsewhere")).toEqual([404, "nothing of the app"]);
  expect(loads).toBe(0);
  const both = [get(app, "/letters"), get(app, "/letters/jo", { method: "POST", body: "Dear" })];
  expect(await Promise.all(both)).toEqual([
    [200, "all letters"],
    [200, "jo: Dear"],
  ]);
  expect(loads).toBe(1);
});

test("requests that lazy routes do not match fall through to the next route and the app", async () => {
  const app = appWith(async () => letters());
  expect(await get(app, "/letters/guide")).toEqual([200, "the page"]);
  expect(await get(app, "/letters/unknown")).toEqual([404, "nothing of the app"]);
  expect(await get(app, "/letters/lost")).toEqual([404, "nothing of the app"]);
  expect(await get(app, "/letters/guide", { method: "HEAD" })).toEqual([200, ""]);
});

test("an error inside them reaches the app's error handler", async () => {
  const app = appWith(async () => letters());
  expect(await get(app, "/letters/broken")).toEqual([500, "told: torn"]);
});

test("the request after a failure to load retries", async () => {
  const loads = [() => Promise.reject(new Error("too many open files")), async () => letters()];
  const app = appWith(async () => {
    const load = loads.shift();
    if (!load) throw new Error("It was loaded already");
    return load();
  });
  expect(await get(app, "/letters")).toEqual([500, "told: too many open files"]);
  expect(await get(app, "/letters")).toEqual([200, "all letters"]);
  expect(await get(app, "/letters")).toEqual([200, "all letters"]);
});
