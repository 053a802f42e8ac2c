import { afterEach, expect, test, vi } from "vitest";
import { addressOf, ownServer } from "./stored-server.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const startWith = (homepage_url: unknown) =>
  vi.stubGlobal("chrome", { runtime: { getManifest: () => ({ homepage_url }) } });

test("a build from a server knows it", () => {
  startWith("https://jobs.example.org/extension");
  expect(ownServer()).toBe("https://jobs.example.org");
});

// Chromium leaves out a key that the manifest lacks, Firefox gives it as null.
test.each([undefined, null])("a build from a store knows none: %s", (homepage) => {
  startWith(homepage);
  expect(ownServer()).toBeUndefined();
  expect(addressOf(undefined)).toMatch(/^https?:/);
});
