import type { Visit } from "@postulo/contract/extension-messages";
import { describe, expect, test } from "vitest";
import { isSameVisit } from "./visits.ts";

const draft = {
  job_title: "Cook",
  company_name: "Acme",
  job_url: "https://jobs.example/1",
  location: "",
  applied_at: "2026-11-21",
  source: "jobs.example",
};
const seen: Visit = { url: "https://jobs.example/1", draft, recording: "open" };
const filled: Visit = { ...seen, receipt: [] };

describe("the visit of a tab", () => {
  test("continues over the steps of a filled form to the confirmation page", () => {
    expect(isSameVisit(filled, "https://jobs.example/1/step-2")).toBe(true);
    expect(isSameVisit(filled, "https://jobs.example/thanks")).toBe(true);
  });

  test("ends with another page when nothing was filled, and on another site", () => {
    expect(isSameVisit(seen, "https://jobs.example/2")).toBe(false);
    expect(isSameVisit(filled, "https://elsewhere.example/1")).toBe(false);
  });

  test("is limited to its page after it was recorded", () => {
    const recorded: Visit = { ...filled, recording: "recorded" };
    expect(isSameVisit(recorded, "https://jobs.example/1")).toBe(true);
    expect(isSameVisit(recorded, "https://jobs.example/2")).toBe(false);
  });
});
