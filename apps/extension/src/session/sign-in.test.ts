import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { currentSession } from "./current-session.ts";
import { signIn } from "./sign-in.ts";

const server = "https://signs-in.example";

beforeEach(() => {
  startFakeBrowser({
    url: undefined,
    isConfirmed: false,
    isApplication: false,
    posting: undefined,
  });
});

/** A server whose user has these factors. */
function serve(factors: readonly object[]): void {
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = { id: "someone", email: "a@example.org", factors };
  vi.stubGlobal("fetch", async (input: string) => {
    const { pathname } = new URL(input);
    if (pathname === "/config.json")
      return Response.json({ supabaseUrl: server, publishableKey: "key" });
    if (pathname === "/auth/v1/logout") return new Response(null, { status: 204 });
    return Response.json({
      access_token: "a.e30.b",
      refresh_token: "r",
      token_type: "bearer",
      expires_in: 3600,
      expires_at: 4_000_000_000,
      user,
    });
  });
}

const credentials = { server, email: "a@example.org", password: "secret" };

test("a password alone does not sign in to an account with a second factor, and deletes nothing", async () => {
  serve([{ id: "f", status: "verified", factor_type: "totp" }]);
  await chrome.storage.session.set({ "visit 7": { filled: true } });
  expect(await signIn(credentials)).toEqual({ kind: "refused", refusal: "secondFactorMissing" });
  expect(await currentSession()).toBeUndefined();
  expect(await chrome.storage.session.get("visit 7")).toEqual({ "visit 7": { filled: true } });
});
