import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const key = Buffer.alloc(32, 7);
const secret = `v1,whsec_${key.toString("base64")}`;

interface Received {
  body: string;
  headers: Record<string, string | string[] | undefined>;
}
const received: Received[] = [];
let status = 204;
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  received.push({ body: await text(request), headers: request.headers });
  response.writeHead(status).end();
};
const hook = createServer((request, response) => void answer(request, response));
hook.listen(0, "127.0.0.1");
await once(hook, "listening");
const address = hook.address();
const hookPort = typeof address === "object" ? address?.port : 0;

const [withHook, withInbox] = await Promise.all([
  startTestServer({
    PHONE_SIGN_IN: "on",
    SMS_HOOK_URL: `http://127.0.0.1:${hookPort}/send`,
    SMS_HOOK_SECRET: secret,
  }),
  startTestServer({ PHONE_SIGN_IN: "on" }),
]);

afterAll(async () => {
  await Promise.all([withHook.stop(), withInbox.stop()]);
  hook.close();
});

const otp = (url: string, phone: string, data: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1/otp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone, data }),
  });

test("the operator's hook gets the code in the payload of a Supabase, signed", async () => {
  expect((await otp(withHook.url, "+33612345678")).status).toBe(200);
  const [{ body, headers } = { body: "", headers: {} }] = received;
  expect(JSON.parse(body)).toMatchObject({
    metadata: { name: "send-sms", uuid: expect.any(String) },
    user: { phone: "33612345678", role: "authenticated" },
    sms: { otp: expect.stringMatching(/^\d{8}$/), phone: "33612345678" },
  });
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
});

test("a hook that fails is answered with 422 and logged without the number and the code", async () => {
  status = 500;
  const response = await otp(withHook.url, "+33612345679");
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error_code: "sms_send_failed" });
  const failure = withHook.logged.find(({ event }) => event === "SMS not sent");
  expect(failure?.facts).toMatchObject({ kind: "confirmation" });
  expect(JSON.stringify(withHook.logged)).not.toContain("33612345679");
});

test("without a hook SMS are shown in the local inbox, in the language of the sign-up", async () => {
  expect((await otp(withInbox.url, "+33611111111", { language: "fr" })).status).toBe(200);
  const cookie = await withInbox.operatorCookie();
  const html = await (await fetch(`${withInbox.url}/inbox`, { headers: { cookie } })).text();
  expect(html).toContain("+33611111111");
  expect(html).toMatch(/\d{8} est votre code Postulo/);
});

test("phone numbers are off unless they are turned on", async () => {
  const off = await startTestServer();
  const response = await otp(off.url, "+33612345678");
  expect(await response.json()).toMatchObject({ msg: "Unsupported phone provider" });
  await off.stop();
});

test("all SMS together are limited by SMS_PER_HOUR", async () => {
  const poor = await startTestServer({ PHONE_SIGN_IN: "on", SMS_PER_HOUR: "1" });
  expect((await otp(poor.url, "+33612345678")).status).toBe(200);
  const response = await otp(poor.url, "+33612345670");
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ error_code: "over_sms_send_rate_limit" });
  await poor.stop();
});
