import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hash.ts";
import { AuthApiError } from "./auth-error.ts";

test("a flood of guesses from one address makes others wait for two of them at most, and no known device", async () => {
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
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

test("IP addresses that together fill the queue lose one of their own to another's first", async () => {
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const check = (key: string) => hasher.verify("wrong", null, { key, isKnown: false });
  const flood = Array.from({ length: 10 }, (_, at) =>
    Array.from({ length: 60 }, () => check(`flood ${at}`)),
  ).flat();
  expect(await check("somebody")).toBe(false);
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer instanceof AuthApiError).length).toBeGreaterThan(100);
});
