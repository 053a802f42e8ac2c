import { expect, onTestFinished, test, vi } from "vitest";
import { connect } from "./connect.ts";

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
