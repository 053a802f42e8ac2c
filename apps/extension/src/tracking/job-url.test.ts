import { expect, test, vi } from "vitest";
import { jobUrl } from "./job-url.ts";

test("the address of a posting says nothing about where the visitor came from", () => {
  expect(jobUrl("https://acme.example/jobs/42?gh_jid=7&utm_source=x&gh_src=y#apply")).toBe(
    "https://acme.example/jobs/42?gh_jid=7",
  );
});

test("it says nothing about that in Firefox either, where a script in a page gets no iterator of the parameters", () => {
  const nothingToIterate = new URL("https://acme.example/").searchParams.keys();
  const keys = vi.spyOn(URLSearchParams.prototype, "keys").mockReturnValue(nothingToIterate);
  const address = jobUrl("https://acme.example/jobs/42?gh_jid=7&utm_source=x&ref=y");
  keys.mockRestore();
  expect(address).toBe("https://acme.example/jobs/42?gh_jid=7");
});
