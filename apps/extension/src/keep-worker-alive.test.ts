import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepWorkerAlive } from "./keep-worker-alive.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("calls an extension API at once and every second during a pending request, and not afterwards", async () => {
  const calls: number[] = [];
  const getPlatformInfo = () => Promise.resolve(calls.push(Date.now()));
  vi.stubGlobal("chrome", { runtime: { getPlatformInfo } });
  const answer = Promise.withResolvers<string>();
  const working = keepWorkerAlive(() => answer.promise);
  await vi.advanceTimersByTimeAsync(6500);
  expect(calls).toHaveLength(7);
  answer.resolve("a letter");
  expect(await working).toBe("a letter");
  await expect(keepWorkerAlive(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(calls).toHaveLength(8);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(calls).toHaveLength(8);
});
