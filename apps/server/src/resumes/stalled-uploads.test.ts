import { once } from "node:events";
import { request } from "node:http";
import type { ClientRequest } from "node:http";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
const stalled: ClientRequest[] = [];
afterAll(async () => {
  for (const upload of stalled) upload.destroy();
  await server.stop();
});

/** Begins to upload a résumé and sends no byte of it. */
async function stall(authorization: string): Promise<void> {
  const headers = { authorization, expect: "100-continue", "transfer-encoding": "chunked" };
  const upload = request(`${server.url}/resume-parser`, { method: "POST", headers });
  upload.on("error", () => {});
  upload.flushHeaders();
  stalled.push(upload);
  await once(upload, "continue");
}

test("one user's stalled uploads hold at most four files in memory, and another user's are read meanwhile", async () => {
  const [one, other] = [
    await server.register("one@example.org"),
    await server.register("other@example.org"),
  ];
  for (let time = 0; time < 12; time += 1) await stall(`Bearer ${one.accessToken}`);
  const upload = async (accessToken: string) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = new FormData();
    return (await fetch(`${server.url}/resume-parser`, { method: "POST", headers, body })).status;
  };
  expect(await upload(one.accessToken)).toBe(429);
  expect(await upload(other.accessToken)).toBe(400);
});
