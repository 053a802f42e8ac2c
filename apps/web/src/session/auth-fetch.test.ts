import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { fetchAuth } from "./auth-fetch.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const refresh = "/auth/v1/token?grant_type=refresh_token";

test("queries wait from a refresh that does not reach the server until the server itself answers", async () => {
  vi.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    () => Response.json({ status: "ok" }),
  ];
  const probes: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (address === refresh) throw new TypeError("Failed to fetch");
    probes.push(`${init?.method} ${address} ${init?.cache}`);
    return answers[probes.length - 1]?.();
  });

  await expect(fetchAuth(refresh)).rejects.toThrow("Failed to fetch");
  for (const isOnline of [false, false, true]) {
    expect(onlineManager.isOnline()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onlineManager.isOnline()).toBe(isOnline);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probes).toEqual(Array(3).fill("GET /health/live no-store"));
});
