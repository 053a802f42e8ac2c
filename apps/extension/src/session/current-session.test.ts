import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { clientOf, currentSession, ServerNotReachable } from "./current-session.ts";

const stored = {
  address: "https://postulo.example",
  supabaseUrl: "https://api.example",
  publishableKey: "key",
};
const user = { id: "someone", email: "someone@example.org" };

/** A stored session that ends at that time, in s since the epoch. */
const sessionUntil = (expires_at: number) =>
  JSON.stringify({
    access_token: "token",
    refresh_token: "r",
    token_type: "bearer",
    expires_at,
    user,
  });

beforeEach(() => {
  startFakeBrowser({
    url: undefined,
    isConfirmed: false,
    isApplication: false,
    posting: undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without a server or a session there is none", async () => {
  expect(await currentSession()).toBeUndefined();
  await chrome.storage.local.set({ server: stored });
  expect(await currentSession()).toBeUndefined();
});

test("a session has its user, and sends its token with each request", async () => {
  await chrome.storage.local.set({ server: stored, session: sessionUntil(4_000_000_000) });
  const session = await currentSession();
  expect(session).toMatchObject({ userId: "someone", email: "someone@example.org" });
  expect(session?.server.origin).toBe("https://postulo.example");
  const sent: Request[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    sent.push(new Request(input, init));
    return Response.json({});
  });
  await session?.server.fetch("https://postulo.example/x", { headers: { accept: "text/plain" } });
  const headers = sent.map((request) => [...request.headers]);
  expect(headers).toEqual([
    [
      ["accept", "text/plain"],
      ["authorization", "Bearer token"],
    ],
  ]);
});

test("a session that cannot be renewed because the server is unreachable is not a sign-out", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await chrome.storage.local.set({ server: stored, session: sessionUntil(1) });
  await Promise.all([
    expect(currentSession()).rejects.toBeInstanceOf(ServerNotReachable),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
});

test("requests of one server share a client", () => {
  expect(clientOf(stored)).toBe(clientOf({ ...stored }));
  expect(clientOf({ ...stored, supabaseUrl: "https://other.example" })).not.toBe(clientOf(stored));
});
