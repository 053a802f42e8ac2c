import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hash.ts";
import { AuthApiError } from "../auth-error.ts";

test("guesses of one IP address delay others by two computations at most, and known devices not at all", async () => {
  // Long enough that threads end in the order in which they began, on a busy machine too.
  const hasher = createPasswordHasher({ memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const finished: string[] = [];
  const check = async (key: string, isKnown = false) => {
    await hasher.verify("wrong", null, { key, isKnown });
    finished.push(key);
  };
  const flood = Array.from({ length: 50 }, () => check("flood"));
  await Promise.all([...flood, check("somebody"), check("owner", true)]);
  expect(finished.indexOf("somebody")).toBeLessThan(6);
  expect(finished.indexOf("owner")).toBeLessThan(6);
});

test("when the queue is full, the IP address with most waiting is displaced by a new one", async () => {
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const check = (key: string) => hasher.verify("wrong", null, { key, isKnown: false });
  const flood = Array.from({ length: 10 }, (_, at) =>
    Array.from({ length: 60 }, () => check(`flood ${at}`)),
  ).flat();
  expect(await check("somebody")).toBe(false);
  const responses = await Promise.all(flood);
  expect(responses.filter((response) => response instanceof AuthApiError).length).toBeGreaterThan(
    100,
  );
});
