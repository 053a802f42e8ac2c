import { once } from "node:events";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
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

type Headers = Record<string, string>;

const from = (address: string): Headers => ({ "x-test-address": address });
const typed = (email: string, code: string) => ({ email, token: code, type: "recovery" });
const typeCode = (email: string, code: string, headers: Headers) =>
  auth.post("/verify", typed(email, code), headers);

/** Requests a recovery mail and reads its code. */
async function mailedCode(email: string): Promise<string> {
  expect((await auth.post("/recover", { email }, from(ownAddress))).status).toBe(200);
  const code = auth.mailsTo(email).findLast(({ kind }) => kind === "recovery")?.code;
  if (code === undefined) throw new Error("no recovery mail");
  return code;
}

const wrongCodeFor = (code: string) => (code === "00000000" ? "00000001" : "00000000");

/** Wrong codes of four addresses, over both processes. */
async function guess(email: string, code: string, addresses: readonly string[] = strangers) {
  const statuses: number[] = [];
  for (let turn = 0; turn < 10; turn += 1)
    for (const [at, address] of addresses.entries()) {
      const body = typed(email, wrongCodeFor(code));
      const { status } = await (at % 2 ? sibling : auth).post("/verify", body, from(address));
      statuses.push(status);
    }
  return statuses;
}

describe("forty wrong codes from four addresses", () => {
  test("do not void the owner's code, entered from another IP address or from one of theirs", async () => {
    for (const address of [ownAddress, strangers[0] ?? ""]) {
      const email = await confirmedUser(auth);
      const code = await mailedCode(email);
      expect(new Set(await guess(email, code))).toEqual(new Set([403]));
      expect((await typeCode(email, code, from(address))).status).toBe(200);
    }
  });

  test("are delayed increasingly, with or without an account, up to ten seconds", async () => {
    const email = await confirmedUser(auth);
    const code = await mailedCode(email);
    for (const account of [email, newAddress()]) {
      pauses.length = 0;
      await guess(account, code);
      expect(pauses).toHaveLength(30);
      expect(pauses.slice(0, 3)).toEqual([1000, 2000, 3000]);
      expect(pauses.slice(9)).toEqual(Array.from({ length: 21 }, () => 10_000));
    }
  });
});

test("five wrong codes of one IP address are not delayed, for typing errors", async () => {
  const email = await confirmedUser(auth);
  const code = await mailedCode(email);
  pauses.length = 0;
  for (let time = 0; time < 6; time += 1)
    await typeCode(email, wrongCodeFor(code), from(ownAddress));
  expect(pauses).toEqual([1000]);
});

test("a known device has no delay, regardless of other clients' guesses", async () => {
  const email = await confirmedUser(auth);
  const body = { email, password };
  const signedIn = await auth.post("/token?grant_type=password", body, from(ownAddress));
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const code = await mailedCode(email);
  await guess(email, code, [ownAddress, ...strangers]);
  pauses.length = 0;
  const known = { ...from(ownAddress), cookie };
  for (let time = 0; time < 10; time += 1) {
    expect((await typeCode(email, wrongCodeFor(code), known)).status).toBe(403);
  }
  expect(pauses).toEqual([]);
  await typeCode(email, wrongCodeFor(code), known);
  expect(pauses).toHaveLength(1);
});

test("one code of an account is delayed and tried at a time", async () => {
  let delayed = 0;
  const seen: number[] = [];
  const slow = await auth.sibling({
    pause: async () => {
      delayed += 1;
      seen.push(delayed);
      // A round trip to the database, so that the others reach this point.
      await auth.database.admin.query("select 1");
      delayed -= 1;
    },
  });
  onTestFinished(() => slow.stop());
  const email = await confirmedUser(auth);
  const code = await mailedCode(email);
  await guess(email, code);
  const wrong = typed(email, wrongCodeFor(code));
  const responses = await Promise.all([
    ...strangers.map((address) => slow.post("/verify", wrong, from(address))),
    slow.post("/verify", typed(email, code), from(ownAddress)),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 200]);
  expect(seen).toEqual([1, 1, 1, 1, 1]);
});

test("a guess whose client has disconnected is no longer delayed, and not tried", async () => {
  const delayed = Promise.withResolvers<AbortSignal>();
  const slow = await auth.sibling({
    pause: async (_ms, signal) => {
      delayed.resolve(signal);
      await once(signal, "abort");
    },
  });
  onTestFinished(() => slow.stop());
  const email = await confirmedUser(auth);
  const code = await mailedCode(email);
  for (let time = 0; time < 5; time += 1)
    await typeCode(email, wrongCodeFor(code), from(ownAddress));
  const gone = new AbortController();
  const abandoned = fetch(`${slow.url}/verify`, {
    method: "POST",
    headers: { "content-type": "application/json", ...from(ownAddress) },
    body: JSON.stringify(typed(email, code)),
    signal: gone.signal,
  });
  const signal = await delayed.promise;
  gone.abort();
  await expect(abandoned).rejects.toThrow("aborted");
  await vi.waitUntil(() => signal.aborted);
  // The code was not used, and the account's turn is free.
  const other = await slow.post("/verify", typed(email, code), from("192.0.2.2"));
  expect(other.status).toBe(200);
});
