import { expect, test } from "vitest";
import { jobUrl } from "./job-url.ts";

test("the address of a posting says nothing about where the visitor came from", () => {
  expect(jobUrl("https://acme.example/jobs/42?gh_jid=7&utm_source=x&gh_src=y#apply")).toBe(
    "https://acme.example/jobs/42?gh_jid=7",
  );
});
