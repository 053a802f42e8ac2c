import type { Visit } from "@postulo/contract/extension-visit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { handleRequest } from "../handle-request.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { isSameVisit, loadVisit, saveVisit } from "./visits.ts";

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

  test("is limited to its page after the record was taken back, until it is filled again", () => {
    const takenBack: Visit = { ...filled, recording: "notSent", isTakenBack: true };
    expect(isSameVisit(takenBack, "https://jobs.example/1")).toBe(true);
    expect(isSameVisit(takenBack, "https://jobs.example/2")).toBe(false);
    expect(isSameVisit(takenBack, undefined)).toBe(false);
    const again: Visit = { ...takenBack, recording: "open" };
    expect(isSameVisit(again, "https://jobs.example/1/step-2")).toBe(true);
  });
});

afterEach(() => vi.unstubAllGlobals());

test("lines that arrive when the tab is at another site already are in the receipt when it comes back", async () => {
  const tab = { url: seen.url, isConfirmed: false, isApplication: false, posting: undefined };
  startFakeBrowser(tab);
  await saveVisit(7, filled);
  tab.url = "https://sign-in.example/consent";
  const outcome = { kind: "filled", text: "a@example.org", source: "profile" } as const;
  const line = { key: "email", label: "Email", outcome };
  await handleRequest({ kind: "written", tabId: 7, lines: [line] });
  expect(await loadVisit(7)).toBeUndefined();
  tab.url = "https://jobs.example/thanks";
  expect((await loadVisit(7))?.receipt).toEqual([line]);
});
