import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { clientOf, currentSession, forgetHadSession, hadSession } from "./current-session.ts";
import { isUnreachable, ServerNotReachable } from "./session-error.ts";

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

beforeEach(async () => {
  startFakeBrowser({
    url: undefined,
    isConfirmed: false,
    isApplication: false,
    posting: undefined,
  });
  // Other test files of the process may have had a session.
  await forgetHadSession();
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

test("a session that has ended is told from one that never was or that the user has ended", async () => {
  await chrome.storage.local.set({ server: stored });
  await currentSession();
  expect(await hadSession()).toBe(false);
  await chrome.storage.local.set({ session: sessionUntil(4_000_000_000) });
  await currentSession();
  await chrome.storage.local.remove("session");
  expect([await currentSession(), await hadSession()]).toEqual([undefined, true]);
  await forgetHadSession();
  expect(await hadSession()).toBe(false);
});

test("a server that cannot be reached is said to be so at the first try", async () => {
  await chrome.storage.local.set({ server: stored, session: sessionUntil(4_000_000_000) });
  const session = await currentSession();
  const fetching = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetching);
  const { error } = (await session?.client.from("profile").select("id")) ?? {};
  expect(error).toBeTruthy();
  expect(fetching).toHaveBeenCalledOnce();
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
    vi.advanceTimersByTimeAsync(8000),
  ]);
});

test("the page of a gateway is no answer of the server, its own answer is one", async () => {
  await chrome.storage.local.set({ server: stored, session: sessionUntil(4_000_000_000) });
  const session = await currentSession();
  const reading = () => session?.client.from("profile").select("id").throwOnError();
  const gateway = { status: 502, headers: { "content-type": "text/html" } };
  vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", gateway));
  expect(isUnreachable(await Promise.resolve(reading()).catch((error: unknown) => error))).toBe(
    true,
  );
  vi.stubGlobal("fetch", async () => Response.json({ message: "busy" }, { status: 503 }));
  expect(isUnreachable(await Promise.resolve(reading()).catch((error: unknown) => error))).toBe(
    false,
  );
});

test("requests of one server share a client", () => {
  expect(clientOf(stored)).toBe(clientOf({ ...stored }));
  expect(clientOf({ ...stored, supabaseUrl: "https://other.example" })).not.toBe(clientOf(stored));
});
