import { beforeEach, expect, test, vi } from "vitest";
import { disconnect, loadConfig } from "./server-client.ts";

const settings = {
  supabaseUrl: "https://postulo.example",
  publishableKey: "sb_publishable_test",
  registration: "open",
  planLimits: [],
  links: { feedback: {} },
  founders: {},
};

/** As in a page that was just loaded. */
beforeEach(disconnect);

test("asks for the public settings once, however many want them", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(settings));
  vi.stubGlobal("fetch", fetched);
  const all = await Promise.all([loadConfig(), loadConfig()]);
  expect(all.map(({ publishableKey }) => publishableKey)).toEqual([
    settings.publishableKey,
    settings.publishableKey,
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/config.json"]);
});

test("asks again after a failure", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("resting", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  await expect(loadConfig()).rejects.toMatchObject({ name: "RequestError", status: 0 });
  fetched.mockImplementation(async () => Response.json(settings));
  expect((await loadConfig()).registration).toBe("open");
});
