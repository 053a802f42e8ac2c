import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { acceptApiKeys } from "../api-keys.ts";
import { createCallerResolver } from "../caller.ts";
import {
  confirmedUser,
  newAddress,
  password,
  publishableKey,
  startAuth,
} from "./testing/started-auth.ts";
import { problemsOf, responseNames } from "./testing/gotrue-schema.ts";

const secretKey = "sb_secret_0123456789abcdef0123456789abcdef";
const plain = await startAuth();
const resolveCaller = acceptApiKeys(
  createCallerResolver({ keyring: plain.keyring, publishableKey }),
  { secretKeys: [secretKey] },
);
const auth = await plain.sibling({ resolveCaller, sendSms: async () => {}, confirmPhone: false });
afterAll(async () => {
  await auth.stop();
  await plain.stop();
});

const checked = new Set<string>();

async function call(
  name: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Record<string, unknown>> {
  const [method = ""] = name.split(" ");
  const response = await fetch(`${auth.url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  expect([name, response.status, problemsOf(name, json)]).toEqual([name, 200, []]);
  checked.add(name);
  return z
    .record(z.string(), z.unknown())
    .or(z.array(z.unknown()).transform(() => ({})))
    .parse(json);
}

const text = z.string();

test("a wrong response is found", () => {
  expect(problemsOf("GET /user", { id: 7, created_at: "yesterday" })).toHaveLength(2);
  expect(problemsOf("Error", { code: "400" })).toHaveLength(1);
});

test("every call answers as GoTrue's OpenAPI document says", async () => {
  const email = await confirmedUser(auth);
  await call("GET /health", "/health");
  await call("GET /settings", "/settings");
  await call("POST /signup", "/signup", { body: { email: newAddress(), password } });
  await call("POST /signup", "/signup", { body: { phone: "+15550009999", password } });
  await call("POST /otp", "/otp", { body: { email } });
  await call("POST /recover", "/recover", { body: { email } });
  await call("POST /resend", "/resend", { body: { email, type: "signup" } });
  const code = auth.mailsTo(email).at(-1)?.code;
  await call("POST /verify", "/verify", { body: { type: "recovery", email, token: code } });
  const session = await call("POST /token", "/token?grant_type=password", {
    body: { email, password },
  });
  const token = text.parse(session["access_token"]);
  await call("GET /user", "/user", { token });
  await call("PUT /user", "/user", { token, body: { data: { name: "Grace" } } });
  await call("PUT /user", "/user", { token, body: { email: newAddress() } });

  const factor = await call("POST /factors", "/factors", { token, body: { factor_type: "totp" } });
  const { secret } = z.object({ secret: z.string() }).parse(factor["totp"]);
  const factorPath = `/factors/${text.parse(factor["id"])}`;
  const challenge = await call("POST /factors/{factorId}/challenge", `${factorPath}/challenge`, {
    token,
    body: {},
  });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const raised = await call("POST /factors/{factorId}/verify", `${factorPath}/verify`, {
    token,
    body: { challenge_id: challenge["id"], code: totp },
  });

  const admin = { token: secretKey };
  const { id } = z.object({ id: z.string() }).parse(raised["user"]);
  await call("GET /admin/users", "/admin/users", admin);
  await call("GET /admin/users/{userId}", `/admin/users/${id}`, admin);
  await call("GET /admin/users/{userId}/factors", `/admin/users/${id}/factors`, admin);
  await call("POST /invite", "/invite", { ...admin, body: { email: newAddress() } });
  await call("POST /admin/generate_link", "/admin/generate_link", {
    ...admin,
    body: { type: "magiclink", email },
  });
  await call("DELETE /factors/{factorId}", factorPath, {
    token: text.parse(raised["access_token"]),
  });
  expect([...checked].toSorted()).toEqual(responseNames.toSorted());
});

test("errors have GoTrue's shape", async () => {
  const responses = await Promise.all([
    auth.post("/signup", { email: newAddress(), password: "short" }),
    auth.post("/token?grant_type=password", { email: newAddress(), password }),
    auth.post("/token?grant_type=id_token", {}),
    fetch(`${auth.url}/user`),
    fetch(`${auth.url}/admin/users`),
  ]);
  for (const response of responses) expect(problemsOf("Error", await response.json())).toEqual([]);
});
