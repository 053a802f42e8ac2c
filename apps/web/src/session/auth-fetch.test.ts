import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { fetchAuth } from "./auth-fetch.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const refresh = "/auth/v1/token?grant_type=refresh_token";

test("a logout is sent even if the page is left meanwhile, and other requests end with it", async () => {
  const kept: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    kept.push([init?.method, init?.keepalive]);
    return new Response(null, { status: 204 });
  });
  await fetchAuth("https://a.example/auth/v1/logout?scope=local", { method: "POST" });
  await fetchAuth("https://a.example/auth/v1/user", { method: "GET" });
  expect(kept).toEqual([
    ["POST", true],
    ["GET", undefined],
  ]);
});

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
