import type { Visit } from "@postulo/contract/extension-messages";
import { describe, expect, test } from "vitest";
import { goesOn } from "./visits.ts";

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

describe("what happened in a tab", () => {
  test("goes on over the steps of a form that was filled, and to the page of thanks", () => {
    expect(goesOn(filled, "https://jobs.example/1/step-2")).toBe(true);
    expect(goesOn(filled, "https://jobs.example/thanks")).toBe(true);
  });

  test("ends with another page when nothing was filled, and on another site", () => {
    expect(goesOn(seen, "https://jobs.example/2")).toBe(false);
    expect(goesOn(filled, "https://elsewhere.example/1")).toBe(false);
  });

  test("belongs to its page alone once it was recorded", () => {
    const recorded: Visit = { ...filled, recording: "recorded" };
    expect(goesOn(recorded, "https://jobs.example/1")).toBe(true);
    expect(goesOn(recorded, "https://jobs.example/2")).toBe(false);
  });
});
