import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", TRUST_PROXY: "on" });
afterAll(() => server.stop());

/** Like a proxy; `fetch` would decode the body. */
async function get(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    encoding: string | undefined;
    vary: string | undefined;
    body: Buffer;
  }>();
  request(`${server.url}${path}`, { headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () => {
      const { "content-encoding": encoding, vary } = response.headers;
      resolve({ encoding, vary, body: Buffer.concat(chunks) });
    });
  })
    .on("error", reject)
    .end();
  return promise;
}

const { accessToken } = await server.register("ana@example.org");
const skills = "/rest/v1/predefined_skills?select=*&limit=100";
const away = { authorization: `Bearer ${accessToken}`, "x-forwarded-for": "203.0.113.9" };

test("a long list is sent compressed to a remote client that accepts gzip", async () => {
  const plain = await get(skills, away);
  expect(plain.encoding).toBeUndefined();
  const small = await get(skills, { ...away, "accept-encoding": "br, gzip" });
  expect([small.encoding, small.vary]).toEqual(["gzip", "Accept-Encoding"]);
  expect(gunzipSync(small.body).toString()).toBe(plain.body.toString());
  expect(small.body.length).toBeLessThan(plain.body.length / 2);
});

test("nothing is compressed for this machine, without `Accept-Encoding: gzip`, or below the minimum size", async () => {
  const here = { ...away, "x-forwarded-for": "127.0.0.1", "accept-encoding": "gzip" };
  expect((await get(skills, here)).encoding).toBeUndefined();
  const withoutGzip = { ...away, "accept-encoding": "gzip;q=0, br" };
  expect((await get(skills, withoutGzip)).encoding).toBeUndefined();
  const short = await get("/rest/v1/profile?select=id", { ...away, "accept-encoding": "gzip" });
  expect(short.encoding).toBeUndefined();
  expect(JSON.parse(short.body.toString())).toHaveLength(1);
});
