import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hash.ts";
import { AuthApiError } from "../auth-error.ts";

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
