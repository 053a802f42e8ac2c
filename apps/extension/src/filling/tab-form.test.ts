import type { Applicant } from "@postulo/autofill/applicant";
import type { Line, Request, Visit } from "@postulo/contract/extension-messages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleRequest } from "../handle-request.ts";
import type { Session } from "../session/current-session.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { receiptOf } from "../tracking/receipt.ts";
import { loadVisit, saveVisit } from "../tracking/visits.ts";
import { fillTab } from "./tab-form.ts";

const tabId = 7;
const url = "https://jobs.example/1/apply";
const visit: Visit = {
  url,
  draft: {
    job_title: "Cook",
    company_name: "Le Bouchon",
    job_url: "https://jobs.example/1",
    location: "",
    applied_at: "2026-11-21",
    source: "jobs.example",
  },
  recording: "open",
};
const profile = {
  id: "0b9d7a52-4c4e-4c0e-9d53-6a3f0f3e1c11",
  user_id: "someone",
  first_name: "Amélie",
  last_name: "O’Connor",
  email: "amelie@example.org",
  country: "FR",
  city: "Lyon",
  postal_code: "69003",
  phone_number: "",
  address: "",
  summary: "",
  job_preferences: {},
};
const ready = (key: string, label: string) => ({
  fieldId: 0,
  key,
  label,
  state: { kind: "ready", text: "x", source: `profile.${key}` },
});
const filledLine = (key: string, label: string): Line => ({
  key,
  label,
  outcome: { kind: "filled", text: "x", source: `profile.${key}` },
});
const filledField = (key: string, label: string) => {
  const { outcome, ...field } = filledLine(key, label);
  return { fieldId: -1, ...field, state: outcome };
};

let tab: Parameters<typeof startFakeBrowser>[0];
let session: Session;
beforeEach(async () => {
  tab = { url, isConfirmed: false, isApplication: true, posting: undefined };
  startFakeBrowser(tab);
  session = sessionWith({ profile: [profile] });
  await saveVisit(tabId, visit);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const readsName = { read: () => [ready("first_name", "Prénom")], answered: () => [] };
const namedFields = async () => {
  const now = await loadVisit(tabId);
  return now && receiptOf(now)?.fields.map(({ label, outcome }) => `${label}: ${outcome}`);
};

test("written fields are in the receipt although the page was left before the fill ended", async () => {
  vi.stubGlobal("postuloPage", {
    ...readsName,
    fill: async () => {
      await handleRequest({ kind: "written", tabId, lines: [filledLine("first_name", "Prénom")] });
      tab.url = `${url}/2`;
      throw new Error("Frame with ID 0 was removed.");
    },
  });
  expect(await fillTab(session, tabId, undefined)).toMatchObject({ kind: "visited" });
  expect(await namedFields()).toEqual(["Prénom: filled"]);
});

test("a page that is left as the first field is filled keeps its visit", async () => {
  vi.stubGlobal("postuloPage", {
    ...readsName,
    fill: async () => {
      // The tab is at the next page already when the message of the page before arrives.
      tab.url = `${url}/2`;
      await handleRequest({ kind: "written", tabId, lines: [filledLine("first_name", "Prénom")] });
      return undefined;
    },
  });
  await fillTab(session, tabId, undefined);
  expect(await namedFields()).toEqual(["Prénom: filled"]);
});

test("the outcomes at the end of a fill replace the intermediate ones", async () => {
  vi.stubGlobal("postuloPage", {
    ...readsName,
    fill: async () => {
      await handleRequest({ kind: "written", tabId, lines: [filledLine("first_name", "Prénom")] });
      return [
        { ...ready("first_name", "Prénom"), state: { kind: "failed", failure: "changedByPage" } },
        filledField("city", "Ville"),
      ];
    },
  });
  await fillTab(session, tabId, undefined);
  expect(await namedFields()).toEqual(["Prénom: failed", "Ville: filled"]);
});

test("a fill that fails before writing anything is an error", async () => {
  vi.stubGlobal("postuloPage", {
    ...readsName,
    fill: () => Promise.reject(new Error("Cannot access contents of the page")),
  });
  await expect(fillTab(session, tabId, undefined)).rejects.toThrow("Cannot access");
});

test("no outcomes are stored for a page that was never filled, or whose application is recorded", async () => {
  const written: Request = { kind: "written", tabId, lines: [filledLine("city", "Ville")] };
  await handleRequest(written);
  expect(await loadVisit(tabId)).toEqual(visit);
  await saveVisit(tabId, { ...visit, receipt: [], recording: "recorded" });
  await handleRequest(written);
  expect(await loadVisit(tabId)).toMatchObject({ receipt: [] });
});

test("a file is planned with its media type, because an upload may name types instead of endings", async () => {
  const about = { file_name: "cv.pdf", file_path: "someone/cv.pdf", file_type: "resume" };
  const file = { ...about, profile_id: profile.id };
  const withFile = sessionWith({ profile: [profile], files: [file] });
  const planned: unknown[] = [];
  const read = ({ documents = [] }: Applicant) => {
    planned.push(documents.map(({ fileName, mediaType }) => [fileName, mediaType]));
    return [];
  };
  vi.stubGlobal("postuloPage", { read, answered: () => [] });
  await fillTab(withFile, tabId, undefined);
  expect(planned).toEqual([[["cv.pdf", "application/pdf"]]]);
});
