import { afterAll, describe, expect, test } from "vitest";
import { confirmedUser, newAddress, password, startAuth } from "../testing/started-auth.ts";

const limits = {
  failedSignInsPerClientAndAccount: { points: 2, seconds: 60 },
  mailsPerClientAndAccount: { points: 3, seconds: 60 },
  signUpsPerClient: { points: 12, seconds: 60 },
  failedTokensPerClient: { points: 3, seconds: 60 },
};
const pauses: number[] = [];
const auth = await startAuth({
  limits,
  pause: async (ms) => {
    pauses.push(ms);
  },
  clientAddress: (c) => c.req.header("x-test-address") ?? "192.0.2.1",
});
// A second process, which shares only the database with the first.
const sibling = await auth.sibling();
afterAll(async () => {
  await sibling.stop();
  await auth.stop();
});

const here = "192.0.2.1";
const guess = (on: typeof auth, body: { email: string; password: string }, address = here) =>
  on.post("/token?grant_type=password", body, { "x-test-address": address });
const madeUpToken = (address: string) =>
  auth.post(
    "/token?grant_type=refresh_token",
    { refresh_token: "made up" },
    { "x-test-address": address },
  );

describe("two processes together", () => {
  test("delay further wrong passwords for an account, and accept the right one", async () => {
    const email = await confirmedUser(auth);
    const guesses = await Promise.all(
      [auth, sibling, auth, sibling, auth, sibling].map((on) =>
        guess(on, { email, password: "wrong horse" }),
      ),
    );
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]));
    expect(pauses.toSorted((a, b) => a - b)).toEqual([500, 1000, 1500, 2000]);
    expect((await guess(sibling, { email, password })).status).toBe(200);
    expect(pauses.at(-1)).toBe(2500);
    // From another IP address, without failed guesses, there is no delay.
    expect((await guess(auth, { email, password }, "192.0.2.2")).status).toBe(200);
    expect(pauses).toHaveLength(5);
  });

  test("do not count right passwords", async () => {
    const email = await confirmedUser(auth);
    for (let time = 0; time < 10; time += 1) {
      expect((await guess(time % 2 === 0 ? auth : sibling, { email, password })).status).toBe(200);
    }
  });

  test("limit the mails to an account by client, whether or not it exists", async () => {
    for (const email of [newAddress(), await confirmedUser(auth)]) {
      const responses: Response[] = [];
      for (const on of [auth, sibling, auth, sibling])
        responses.push(await on.post("/recover", { email }));
      const last = responses.at(-1);
      expect(last?.status).toBe(429);
      expect(await last?.json()).toMatchObject({
        error_code: "over_email_send_rate_limit",
        msg: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      });
    }
  });

  test("reject a flood of forged tokens, without affecting other clients", async () => {
    const statuses = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await madeUpToken("2001:db8::1")).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
    // The same customer's network, then another one's.
    expect((await madeUpToken("2001:db8:0:0:ffff::2")).status).toBe(429);
    expect((await madeUpToken("2001:db8:0:1::1")).status).toBe(400);
  });

  test("limit the sign-ups of a client", async () => {
    const statuses = [];
    for (let time = 0; time < 13; time += 1) {
      const on = time % 2 === 0 ? auth : sibling;
      const body = { email: newAddress(), password };
      statuses.push((await on.post("/signup", body, { "x-test-address": "203.0.113.9" })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  });
});
