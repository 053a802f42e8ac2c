import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { acceptApiKeys } from "../../api-keys.ts";
import { createCallerResolver } from "../../caller.ts";
import {
  confirmedUser,
  newAddress,
  password,
  publishableKey,
  startAuth,
} from "../testing/started-auth.ts";

const received: URLSearchParams[] = [];
const answers: Readonly<Record<string, string>> = {
  good: '{"success":true}',
  used: '{"success":false,"error-codes":["timeout-or-duplicate"]}',
  broken: "<html>",
  endless: `{"success":true,"x":"${"x".repeat(20_000)}"}`,
};
async function answer(request: IncomingMessage, response: ServerResponse) {
  const form = new URLSearchParams(await text(request));
  received.push(form);
  response.setHeader("content-type", "application/json");
  response.end(answers[form.get("response") ?? ""] ?? '{"success":false}');
}
const provider = createServer((request, response) => void answer(request, response));
provider.listen(0, "127.0.0.1");
await once(provider, "listening");
const address = provider.address();
const verifyUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/siteverify`;

const open = await startAuth();
const secretKey = "sb_secret_0123456789abcdef0123456789abcdef";
const resolveCaller = acceptApiKeys(
  createCallerResolver({ keyring: open.keyring, publishableKey }),
  { secretKeys: [secretKey] },
);
const captcha = { provider: "turnstile", secret: "s3cret", verifyUrl } as const;
const auth = await open.sibling({ captcha, resolveCaller });
afterAll(async () => {
  await auth.stop();
  await open.stop();
  provider.close();
});

const withToken = (token: string | undefined, more: Record<string, unknown>) =>
  token === undefined ? more : { ...more, gotrue_meta_security: { captcha_token: token } };
const signUp = (token: string | undefined) =>
  auth.post("/signup", withToken(token, { email: newAddress(), password }));

describe("with a captcha", () => {
  test("the official client's token is checked by the provider's protocol", async () => {
    const options = { captchaToken: "good" };
    const { error } = await auth.client().signUp({ email: newAddress(), password, options });
    expect(error).toBeNull();
    expect(Object.fromEntries(received.at(-1) ?? [])).toEqual({
      secret: "s3cret",
      response: "good",
      remoteip: "127.0.0.1",
    });
  });

  test.each(["/signup", "/otp", "/recover", "/resend"])(
    "%s with the query of another call needs one too",
    async (path) => {
      const body = { email: newAddress(), password, type: "signup" };
      const response = await auth.post(`${path}?grant_type=pkce`, body);
      expect(response.headers.get("x-sb-error-code")).toBe("captcha_failed");
    },
  );

  test.each([
    [undefined, 400, "captcha_failed", "no captcha_token found"],
    ["used", 400, "captcha_failed", "timeout-or-duplicate"],
    ["broken", 500, "unexpected_failure", "captcha verification process failed"],
    ["endless", 500, "unexpected_failure", "captcha verification process failed"],
  ] as const)("the token %j is rejected", async (...row) => {
    const [token, status, code, message] = row;
    const response = await signUp(token);
    expect(response.status).toBe(status);
    const body: unknown = await response.json();
    expect(body).toMatchObject({ error_code: code, msg: expect.stringContaining(message) });
  });

  test.each(["/signup", "/otp", "/magiclink", "/recover", "/resend", "/token?grant_type=password"])(
    "%s needs a token, whether or not the account exists",
    async (path) => {
      for (const email of [newAddress(), await confirmedUser(open)]) {
        const response = await auth.post(path, { email, password, type: "signup" });
        expect(await response.json()).toMatchObject({ error_code: "captcha_failed" });
      }
    },
  );

  test("a refresh, a typed code, and the service key need none", async () => {
    const refreshed = await auth.post("/token?grant_type=refresh_token", { refresh_token: "x" });
    expect(await refreshed.json()).toMatchObject({ error_code: "refresh_token_not_found" });
    const verified = await auth.post("/verify", { type: "signup", token_hash: "x" });
    expect(await verified.json()).toMatchObject({ error_code: "otp_expired" });
    const headers = { authorization: `Bearer ${secretKey}` };
    const email = newAddress();
    expect((await auth.post("/signup", { email, password }, headers)).status).toBe(200);
  });
});
