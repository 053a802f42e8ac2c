import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { confirmedUser, signedInClient, startAuth } from "../testing/started-auth.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

const created = z.object({ codes: z.array(z.string()) });
const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

async function userWithFactor() {
  const email = await confirmedUser(auth);
  const { client } = await signedInClient(auth, email);
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("no factor");
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
  await client.mfa.challengeAndVerify({ factorId: data.id, code });
  const { data: current } = await client.getSession();
  return { email, client, factorId: data.id, token: current.session?.access_token ?? "" };
}

const call = (path: string, token: string, body: unknown = {}) =>
  auth.post(`/factors/recovery_codes${path}`, body, { authorization: `Bearer ${token}` });

const remaining = async (token: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${auth.url}/factors/recovery_codes`, { headers })).json();
};

async function signIn(email: string) {
  const { session: opened } = await signedInClient(auth, email);
  return opened.access_token;
}

test("ten codes are shown once and stored as hashes; each raises a session to AAL2 once", async () => {
  const { email, token } = await userWithFactor();
  const { codes } = created.parse(await (await call("", token)).json());
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const { rows } = await auth.database.admin.query("select * from auth.mfa_recovery_codes");
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));

  const code = codes[0]?.toLowerCase().replaceAll("-", " ");
  const raised = await call("/verify", await signIn(email), { code });
  expect(raised.status).toBe(200);
  const { access_token: accessToken } = session.parse(await raised.json());
  const claims = JSON.parse(atob(accessToken.split(".")[1] ?? "")) as unknown;
  expect(claims).toMatchObject({
    aal: "aal2",
    amr: [{ method: "recovery_code" }, { method: "password" }],
  });
  const again = await call("/verify", await signIn(email), { code });
  expect(await again.json()).toMatchObject({ error_code: "mfa_verification_failed" });
  expect(await remaining(accessToken)).toEqual({ remaining: 9 });
});

test("new codes void the former, and go with the last factor", async () => {
  const { email, client, factorId, token } = await userWithFactor();
  const former = created.parse(await (await call("", token)).json()).codes[0];
  await call("", token);
  const used = await call("/verify", await signIn(email), { code: former });
  expect(used.status).toBe(422);
  await client.mfa.unenroll({ factorId });
  expect(await remaining(await signIn(email))).toEqual({ remaining: 0 });
});

test("need AAL2 and a verified factor to be created", async () => {
  const { email } = await userWithFactor();
  const low = await call("", await signIn(email));
  expect([low.status, await low.json()]).toMatchObject([403, { error_code: "insufficient_aal" }]);
  const without = await call("", await signIn(await confirmedUser(auth)));
  expect(await without.json()).toMatchObject({ error_code: "mfa_factor_not_found" });
});

test("of another user are worthless, and wrong ones are limited", async () => {
  const owner = await userWithFactor();
  const { codes } = created.parse(await (await call("", owner.token)).json());
  const thief = await userWithFactor();
  const token = await signIn(thief.email);
  const statuses: number[] = [];
  for (const code of codes.slice(0, 7))
    statuses.push((await call("/verify", token, { code })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});
