import { expect, onTestFinished, test, vi } from "vitest";
import { connect, offerOfTab } from "./connect.ts";

const server = "https://server.example";
const config = Response.json({ supabaseUrl: server, publishableKey: "key" });

/** The answer to the token; the settings of the server are answered before. */
function answerToken(answer: () => Response | Promise<Response>) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === "/config.json") return config.clone();
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return answer();
  });
  return sent;
}

test("a used or expired token is rejected", async () => {
  const body = { code: "invalid_connection_token", message: "In English." };
  const sent = answerToken(() => Response.json(body, { status: 401 }));
  expect(await connect({ server, token: "t" })).toEqual({
    kind: "refused",
    refusal: "invalidConnection",
  });
  expect(sent).toEqual([["POST", "/extension-connection/session", { token: "t" }]]);
});

test("an error page of a gateway is not a rejection", async () => {
  answerToken(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(connect({ server, token: "t" })).rejects.toMatchObject({ status: 0 });
});

test.each([
  ["a token", "one-time", { server, token: "one-time" }],
  ["none", "", undefined],
  ["no text", { token: "one-time" }, undefined],
  ["an endless text", "a".repeat(201), undefined],
])("the account page offers a connection only with a token: %s", async (_, result, offer) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("chrome", {
    tabs: { get: async () => ({ url: `${server}/extension` }) },
    scripting: { executeScript: async () => [{ frameId: 0, result }] },
  });
  expect(await offerOfTab(7)).toEqual(offer);
});
