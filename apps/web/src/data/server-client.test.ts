import { beforeEach, expect, test, vi } from "vitest";
import { disconnect, loadConfig } from "./server-client.ts";

const settings = {
  supabaseUrl: "https://postulo.example",
  publishableKey: "sb_publishable_test",
  registration: "open",
  signIn: { providers: [], wallets: [], manualLinking: false, sso: false },
  planLimits: [],
  links: { feedback: {} },
  founders: {},
};

/** Resets the module, as a reload does. */
beforeEach(disconnect);

test("concurrent callers share one request for the public settings", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(settings));
  vi.stubGlobal("fetch", fetched);
  const all = await Promise.all([loadConfig(), loadConfig()]);
  expect(all.map(({ publishableKey }) => publishableKey)).toEqual([
    settings.publishableKey,
    settings.publishableKey,
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/config.json"]);
});

test("a failed request is repeated by the next caller", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("resting", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  await expect(loadConfig()).rejects.toMatchObject({ name: "RequestError", status: 0 });
  fetched.mockImplementation(async () => Response.json(settings));
  expect((await loadConfig()).registration).toBe("open");
});
