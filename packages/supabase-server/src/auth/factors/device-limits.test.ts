import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { confirmedUser, password, signedInClient, startAuth } from "../testing/started-auth.ts";
import type { StartedAuth } from "../testing/started-auth.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const idBody = z.object({ id: z.string() });
const cookieOf = (response: Response) =>
  response.headers.getSetCookie()[0]?.split(";")[0] ?? "no cookie";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The code of an app that is that many steps ahead. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

async function give(
  on: StartedAuth,
  factorId: string,
  { code, headers }: { code: string; headers: Record<string, string> },
): Promise<Response> {
  const challenge = await on.post(`/factors/${factorId}/challenge`, {}, headers);
  const { id } = idBody.parse(await challenge.json());
  return on.post(`/factors/${factorId}/verify`, { challenge_id: id, code }, headers);
}

/** A user with a factor, the cookie of a sign-in before it, and the cookie of the device where it was given. */
async function userWithFactor(on: StartedAuth) {
  const email = await confirmedUser(on);
  const early = await on.post("/token?grant_type=password", { email, password });
  const { client, session } = await signedInClient(on, email);
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "App" });
  if (data?.type !== "totp") throw new Error("no factor");
  const given = await give(on, data.id, {
    code: codeOf(data.totp.secret, 0),
    headers: bearer(session.access_token),
  });
  const raised = tokens.parse(await given.json());
  const thief = tokens.parse(
    await (await on.post("/token?grant_type=password", { email, password })).json(),
  );
  return {
    factorId: data.id,
    secret: data.totp.secret,
    raised,
    cookies: { early: cookieOf(early), known: cookieOf(given) },
    thief: bearer(thief.access_token),
  };
}

const wrong = "000000";

async function statusesOf(count: number, attempt: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await attempt()).status);
  return statuses;
}

test("a cookie from before the factor gives no further guesses of it", async () => {
  const { factorId, cookies, thief } = await userWithFactor(auth);
  expect(cookies.early).toMatch(/^postulo-device=/);
  const guess = () =>
    give(auth, factorId, { code: wrong, headers: { ...thief, cookie: cookies.early } });
  expect(await statusesOf(6, guess)).toEqual([422, 422, 422, 422, 422, 429]);
});

test("the device where the factor was given has its own guesses", async () => {
  const { factorId, secret, cookies, thief } = await userWithFactor(auth);
  const guess = () => give(auth, factorId, { code: wrong, headers: thief });
  expect(await statusesOf(6, guess)).toEqual([422, 422, 422, 422, 422, 429]);
  const known = { ...thief, cookie: cookies.known };
  const given = await give(auth, factorId, { code: codeOf(secret, 1), headers: known });
  expect(given.status).toBe(200);
});

test("a known device has a limit", async () => {
  const strict = await auth.sibling({
    limits: { failedFactorsPerDevice: { points: 2, seconds: 900 } },
  });
  const { factorId, cookies, thief } = await userWithFactor(strict);
  const headers = { ...thief, cookie: cookies.known };
  const guess = () => give(strict, factorId, { code: wrong, headers });
  expect(await statusesOf(3, guess)).toEqual([422, 422, 429]);
  await strict.stop();
});

test("all known devices together have a limit, above which they count as unknown", async () => {
  const strict = await auth.sibling({
    limits: { failedFactorsFromKnownDevices: { points: 3, seconds: 86_400 } },
  });
  const { factorId, raised, thief } = await userWithFactor(strict);
  let refreshToken = raised.refresh_token;
  /** A further device of a session with the factor. */
  const newCookie = async () => {
    const response = await strict.post("/token?grant_type=refresh_token", {
      refresh_token: refreshToken,
    });
    const cookie = cookieOf(response);
    refreshToken = tokens.parse(await response.json()).refresh_token;
    return cookie;
  };
  const guess = async () =>
    give(strict, factorId, { code: wrong, headers: { ...thief, cookie: await newCookie() } });
  expect(await statusesOf(9, guess)).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429]);
  await strict.stop();
});
