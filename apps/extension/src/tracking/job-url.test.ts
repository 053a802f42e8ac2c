import { expect, test, vi } from "vitest";
import { jobUrl } from "./job-url.ts";

test("tracking parameters are removed from the URL of a posting", () => {
  expect(jobUrl("https://acme.example/jobs/42?gh_jid=7&utm_source=x&gh_src=y#apply")).toBe(
    "https://acme.example/jobs/42?gh_jid=7",
  );
});

test("they are removed in Firefox too, where URLSearchParams has no iterator in content scripts", () => {
  const nothingToIterate = new URL("https://acme.example/").searchParams.keys();
  const keys = vi.spyOn(URLSearchParams.prototype, "keys").mockReturnValue(nothingToIterate);
  const address = jobUrl("https://acme.example/jobs/42?gh_jid=7&utm_source=x&ref=y");
  keys.mockRestore();
  expect(address).toBe("https://acme.example/jobs/42?gh_jid=7");
});
