import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createPasswordHasher } from "./password-hash.ts";

// Computations that end in the order in which they began: those of threads do so only on an idle machine.
vi.mock("@node-rs/argon2", () => ({ verify: () => delay(1, false) }));

test("guesses of one IP address delay others by two computations at most, and known devices not at all", async () => {
  const hasher = createPasswordHasher();
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
