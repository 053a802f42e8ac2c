import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { confirmedUser, newAddress, password, startAuth } from "../testing/started-auth.ts";

const pauses: number[] = [];
const auth = await startAuth({
  clientAddress: (c) => c.req.header("x-test-address") ?? "192.0.2.1",
  pause: async (ms) => {
    pauses.push(ms);
  },
});
// A second process, which shares only the database with the first.
const sibling = await auth.sibling();
afterAll(async () => {
  await sibling.stop();
  await auth.stop();
});

const ownAddress = "192.0.2.1";
const strangers = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"];

const sessionResponse = z.object({ access_token: z.string() });
const refreshResponse = z.object({ refresh_token: z.string() });

type Headers = Record<string, string>;

const from = (address: string, cookie?: string): Headers => ({
  "x-test-address": address,
  ...(cookie === undefined ? {} : { cookie }),
});
const signIn = (email: string, typed: string, headers: Headers) =>
  auth.post("/token?grant_type=password", { email, password: typed }, headers);
const signInElsewhere = (email: string, typed: string, headers: Headers) =>
  sibling.post("/token?grant_type=password", { email, password: typed }, headers);
const recover = (email: string, headers: Headers, more: object = {}) =>
  auth.post("/recover", { email, ...more }, headers);
const recoveries = (email: string) =>
  auth.mailsTo(email).filter(({ kind }) => kind === "recovery").length;

/** Signs in, and returns the device cookie. */
async function signedInCookie(email: string, headers = from(ownAddress)): Promise<string> {
  const response = await signIn(email, password, headers);
  expect(response.status).toBe(200);
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^postulo-device=.*; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/);
  return cookie.split(";")[0] ?? "";
}

let guessers = 0;
/** IP addresses without earlier guesses. */
const newStrangers = () =>
  Array.from({ length: 4 }, () => {
    guessers += 1;
    return `198.51.101.${guessers}`;
  });

/** A hundred wrong passwords from four addresses, or fewer, over both processes. */
async function guess(email: string, addresses = newStrangers()) {
  const statuses: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    const guesses = addresses.map((address, at) =>
      (at % 2 === 0 ? signIn : signInElsewhere)(email, "wrong horse", from(address)),
    );
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
  }
  return statuses;
}

describe("a hundred wrong passwords from four addresses", () => {
  test("do not lock the owner out, from an IP address of their own or a new device", async () => {
    const email = await confirmedUser(auth);
    const statuses = await guess(email);
    expect(statuses).toHaveLength(100);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await signIn(email, password, from(ownAddress))).status).toBe(200);
    expect((await signInElsewhere(email, password, from("203.0.113.77"))).status).toBe(200);
  });

  test("are delayed increasingly, with or without an account, up to ten seconds", async () => {
    for (const email of [await confirmedUser(auth), newAddress()]) {
      pauses.length = 0;
      await guess(email);
      expect(pauses).toHaveLength(90);
      await guess(email);
      expect(pauses).toHaveLength(190);
      const sorted = pauses.toSorted((a, b) => a - b);
      expect([sorted[0], sorted[1], sorted.at(-1)]).toEqual([100, 200, 10_000]);
    }
  });

  test("from the owner's IP address delay an unknown device there, without locking it out", async () => {
    const email = await confirmedUser(auth);
    pauses.length = 0;
    const statuses = await guess(email, [ownAddress, ownAddress]);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(pauses.toSorted((a, b) => a - b).at(0)).toBe(500);
    expect(pauses.at(-1)).toBe(10_000);
    for (const on of [signIn, signInElsewhere])
      expect((await on(email, password, from(ownAddress))).status).toBe(200);
    expect(pauses.slice(-2)).toEqual([10_000, 10_000]);
  });

  test("do not delay a browser that the owner signed in on before, even behind the same IP address", async () => {
    const email = await confirmedUser(auth);
    const cookie = await signedInCookie(email);
    await guess(email, [ownAddress, ownAddress]);
    pauses.length = 0;
    expect((await signIn(email, password, from(ownAddress, cookie))).status).toBe(200);
    expect((await signInElsewhere(email, password, from(ownAddress, cookie))).status).toBe(200);
    expect(pauses).toEqual([]);
  });
});

describe("a known device", () => {
  test("has its own limit of guesses, and is an unknown device beyond it", async () => {
    const email = await confirmedUser(auth);
    const cookie = await signedInCookie(email);
    pauses.length = 0;
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await signIn(email, "wrong horse", from("192.0.2.9", cookie))).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    // From the 31st guess; as an unknown device it has ten without a delay.
    expect(pauses).toHaveLength(21);
  });

  test("is known for the accounts that signed in on it only", async () => {
    const [mine, theirs] = [await confirmedUser(auth), await confirmedUser(auth)];
    const strangersCookie = await signedInCookie(mine);
    await guess(theirs, [ownAddress, ownAddress]);
    const forged = "postulo-device=x.y.z";
    for (const cookie of [strangersCookie, forged]) {
      pauses.length = 0;
      expect((await signIn(theirs, password, from(ownAddress, cookie))).status).toBe(200);
      expect(pauses).toHaveLength(1);
    }
    const both = await signedInCookie(theirs, from("192.0.2.10", strangersCookie));
    pauses.length = 0;
    expect((await signIn(theirs, password, from(ownAddress, both))).status).toBe(200);
    expect((await signIn(mine, password, from(ownAddress, both))).status).toBe(200);
    expect(pauses).toEqual([]);
  });

  test("is exempt from delays only until all known devices of the account failed a hundred times", async () => {
    const email = await confirmedUser(auth);
    const cookies: string[] = [];
    for (let time = 0; time < 5; time += 1) cookies.push(await signedInCookie(email));
    const first = cookies.slice(0, 4);
    for (let turn = 0; turn < 25; turn += 1)
      for (const cookie of first)
        expect((await signIn(email, "wrong horse", from(ownAddress, cookie))).status).toBe(400);
    const last = from(ownAddress, cookies[4]);
    for (let time = 0; time < 11; time += 1) await signIn(email, "wrong horse", last);
    pauses.length = 0;
    expect((await signIn(email, password, last)).status).toBe(200);
    expect(pauses).toHaveLength(1);
  });

  test("stays known when the signing keys were rotated and the former ones have expired", async () => {
    const email = await confirmedUser(auth);
    const cookie = await signedInCookie(email);
    const { keyring, database } = auth;
    await keyring.rotate();
    await database.admin.query(
      "update auth.signing_keys set retired_at = now() - interval '2 days' where retired_at is not null",
    );
    await guess(email, [ownAddress, ownAddress]);
    const restarted = await auth.sibling();
    onTestFinished(() => restarted.stop());
    pauses.length = 0;
    const body = { email, password };
    const headers = from(ownAddress, cookie);
    const response = await restarted.post("/token?grant_type=password", body, headers);
    expect(response.status).toBe(200);
    expect(pauses).toEqual([]);
  });

  test("is known on processes that start concurrently on a new database", async () => {
    await auth.database.admin.query("delete from auth.device_secret");
    const started = await Promise.all([auth.sibling(), auth.sibling(), auth.sibling()]);
    onTestFinished(async () => {
      for (const one of started) await one.stop();
    });
    const body = { email: await confirmedUser(auth), password };
    const responses = await Promise.all(
      started.map((on) => on.post("/token?grant_type=password", body, from("192.0.2.11"))),
    );
    const cookies = responses.map(
      (response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    );
    await guess(body.email, ["192.0.2.11"]);
    pauses.length = 0;
    for (const on of started)
      for (const cookie of cookies)
        await on.post("/token?grant_type=password", body, from("192.0.2.11", cookie));
    expect(pauses).toEqual([]);
  });

  test("is not signed in by its cookie, and an access token does not make one", async () => {
    const email = await confirmedUser(auth);
    const response = await signIn(email, password, from(ownAddress));
    const { access_token: accessToken } = sessionResponse.parse(await response.json());
    const device = response.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? "";
    const user = await fetch(`${auth.url}/user`, {
      headers: { authorization: `Bearer ${device}` },
    });
    expect(user.status).toBe(403);
    await guess(email, [ownAddress, ownAddress]);
    const posing = from(ownAddress, `postulo-device=${accessToken}`);
    pauses.length = 0;
    expect((await signIn(email, password, posing)).status).toBe(200);
    expect(pauses).toHaveLength(1);
  });
});

describe("requests for recovery mails by strangers", () => {
  test("do not prevent the owner from getting one", async () => {
    const email = await confirmedUser(auth);
    const cookie = await signedInCookie(email);
    for (let time = 0; time < 6; time += 1) {
      const challenge = { code_challenge: "x".repeat(43 + time), code_challenge_method: "s256" };
      expect((await recover(email, from(strangers[time % 4] ?? ""), challenge)).status).toBe(200);
    }
    expect(recoveries(email)).toBe(6);
    expect((await recover(email, from(ownAddress))).status).toBe(200);
    expect(recoveries(email)).toBe(7);
    // Over the limit one mail a minute is sent, with the same response.
    const challenge = { code_challenge: "y".repeat(43), code_challenge_method: "s256" };
    expect((await recover(email, from("203.0.113.5"), challenge)).status).toBe(200);
    expect(recoveries(email)).toBe(7);
    expect((await recover(email, from("203.0.113.5", cookie), challenge)).status).toBe(200);
    expect(recoveries(email)).toBe(8);
  });

  test("send no further mail within a minute", async () => {
    const email = await confirmedUser(auth);
    expect((await recover(email, from(strangers[0] ?? ""))).status).toBe(200);
    expect((await recover(email, from(ownAddress))).status).toBe(200);
    expect(recoveries(email)).toBe(1);
    const code = auth.mailsTo(email).find(({ kind }) => kind === "recovery")?.code;
    auth.advance(61);
    expect((await recover(email, from(ownAddress))).status).toBe(200);
    expect(recoveries(email)).toBe(2);
    const typed = await auth.post("/verify", { email, token: code, type: "recovery" });
    expect(typed.status).toBe(200);
  });
});

test("more known devices do not raise the mail limit of an account", async () => {
  const email = await confirmedUser(auth);
  const mailed = newAddress();
  const device = await signedInCookie(email);
  const { access_token: accessToken } = sessionResponse.parse(
    await (await signIn(email, password, from(ownAddress))).json(),
  );
  const changed = await fetch(`${auth.url}/user`, {
    method: "PUT",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ email: mailed }),
  });
  expect(changed.status).toBe(200);
  const cookies = [device];
  for (let time = 0; time < 4; time += 1) cookies.push(await signedInCookie(email));
  const statuses: number[] = [];
  for (const cookie of [...cookies, ...cookies]) {
    const headers = from(ownAddress, cookie);
    const response = await auth.post("/resend", { email, type: "email_change" }, headers);
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(auth.mailsTo(mailed)).toHaveLength(7);
});

test("fifty guesses of one IP address are queued; further ones are rejected for it only", async () => {
  const held = Promise.withResolvers<void>();
  const slow = await auth.sibling({ pause: () => held.promise });
  onTestFinished(() => slow.stop());
  const email = await confirmedUser(auth);
  const other = await confirmedUser(auth);
  const flooder = "203.0.113.200";
  for (let time = 0; time < 10; time += 1) await signIn(email, "wrong horse", from(flooder));
  const tryOn = (account: string, typed: string, address: string) =>
    slow.post("/token?grant_type=password", { email: account, password: typed }, from(address));
  const flood = Array.from({ length: 51 }, () => tryOn(email, "wrong horse", flooder));
  const overflow = await Promise.race(flood);
  expect(overflow.status).toBe(429);
  expect(overflow.headers.get("retry-after")).toBe("10");
  expect((await tryOn(other, password, flooder)).status).toBe(200);
  const owner = tryOn(email, password, "203.0.113.201");
  held.resolve();
  expect((await owner).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("sign-ins of one account wait for each other on all devices", async () => {
  const slow = await auth.sibling({
    passwordCost: { memoryCost: 32 * 1024, timeCost: 4, parallelism: 1 },
  });
  onTestFinished(() => slow.stop());
  const email = await confirmedUser(slow);
  const typed = { email, password };
  const first = await slow.post("/token?grant_type=password", typed);
  let { refresh_token: refreshToken } = refreshResponse.parse(await first.json());
  const cookies: string[] = [];
  for (let time = 0; time < 16; time += 1) {
    const refreshed = await slow.post("/token?grant_type=refresh_token", {
      refresh_token: refreshToken,
    });
    ({ refresh_token: refreshToken } = refreshResponse.parse(await refreshed.json()));
    cookies.push(refreshed.headers.getSetCookie()[0]?.split(";")[0] ?? "");
  }
  const responses = await Promise.all(
    cookies.map((cookie) => slow.post("/token?grant_type=password", typed, { cookie })),
  );
  const statuses = new Set(responses.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 429]));
});
