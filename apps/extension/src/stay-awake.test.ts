import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayAwake } from "./stay-awake.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("while an answer of the server is waited for the browser hears of the background every 20 seconds, and then no more", async () => {
  const heard: number[] = [];
  const getPlatformInfo = () => Promise.resolve(heard.push(Date.now()));
  vi.stubGlobal("chrome", { runtime: { getPlatformInfo } });
  const answer = Promise.withResolvers<string>();
  const working = stayAwake(() => answer.promise);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(heard).toHaveLength(3);
  answer.resolve("a letter");
  expect(await working).toBe("a letter");
  await expect(stayAwake(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(65_000);
  expect(heard).toHaveLength(3);
});
