import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Visit } from "@postulo/contract/extension-visit";
import type { Session } from "../session/current-session.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { saveJob } from "./save-job.ts";
import { onConfirmed } from "./settle-visit.ts";
import { loadVisit, saveVisit } from "./visits.ts";

const tabId = 7;
const url = "https://jobs.example/1";
const visit: Visit = {
  url,
  draft: {
    job_title: "Cook",
    company_name: "Le Bouchon",
    job_url: url,
    location: "",
    applied_at: "2026-11-21",
    source: "jobs.example",
  },
  posted: { employment_type: "internship" },
  description: "You cook for sixty guests each evening.",
  recording: "open",
};

let rows: Record<string, unknown>[];
let session: Session;

beforeEach(() => {
  rows = [];
  session = sessionWith({ job_applied: rows });
  startFakeBrowser({ url, isConfirmed: false, isApplication: false, posting: undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a job is saved with the text of its posting, and not as a sent application", async () => {
  await saveVisit(tabId, visit);
  expect(await saveJob(session, { tabId })).toMatchObject({
    kind: "saved",
    isNew: true,
    visit: { tracked: { jobTitle: "Cook", appliedAt: null }, recording: "open" },
  });
  expect(rows).toMatchObject([
    {
      job_title: "Cook",
      company_name: "Le Bouchon",
      application_stage: "saved",
      applied_at: null,
      saved_at: "2026-11-21",
      posting_text: visit.description,
      employment_type: "internship",
      application_method: "extension",
    },
  ]);
});

test("what is selected when a job is saved is its text, of this job alone", async () => {
  const posting = {
    title: "Cook",
    company: "Le Bouchon",
    location: "",
    url,
    source: "jobs.example",
    description: "Ten other jobs that may interest you.",
    selected: "You cook for sixty guests each evening.",
    values: {},
  };
  startFakeBrowser({ url, isConfirmed: false, isApplication: false, posting });
  expect(await saveJob(session, { tabId })).toMatchObject({
    visit: { description: posting.description },
  });
  expect(rows).toMatchObject([{ posting_text: posting.selected }]);
});

test("what is selected after the visit was opened is the text of the saved job", async () => {
  const selected = "You cook for eighty guests on Sundays.";
  const { job_title: title, company_name: company } = visit.draft;
  const posting = { title, company, location: "", url, source: "", description: "", values: {} };
  startFakeBrowser({
    url,
    isConfirmed: false,
    isApplication: false,
    posting: { ...posting, selected },
  });
  await saveVisit(tabId, visit);
  await saveJob(session, { tabId });
  expect(rows).toMatchObject([{ posting_text: selected }]);
});

test("a double click saves once, and a later one reports the saved job", async () => {
  await saveVisit(tabId, visit);
  await Promise.all([saveJob(session, { tabId }), saveJob(session, { tabId })]);
  expect(rows).toHaveLength(1);
  expect(await saveJob(session, { tabId })).toMatchObject({ kind: "saved", isNew: false });
  expect(rows).toHaveLength(1);
});

test("what the page does not say is asked, and then saved", async () => {
  await saveVisit(tabId, { ...visit, draft: { ...visit.draft, company_name: "" } });
  expect(await saveJob(session, { tabId })).toEqual({
    kind: "invalidDraft",
    problems: { company_name: "required" },
    draft: { ...visit.draft, company_name: "" },
  });
  expect(rows).toEqual([]);
  await saveJob(session, { tabId, draft: visit.draft });
  expect(rows).toMatchObject([{ company_name: "Le Bouchon", posting_text: visit.description }]);
});

describe("while another application of the tab is filled and not sent", () => {
  const underway: Visit = { ...visit, url: `${url}/apply`, receipt: [] };
  const posting = {
    title: "Waiter",
    company: "Le Bouchon",
    location: "",
    url: "https://jobs.example/2",
    source: "jobs.example",
    description: "You serve sixty guests each evening.",
    values: {},
  };
  const waiter = { job_title: "Waiter", job_url: posting.url, posting_text: posting.description };

  test.each([
    ["on a page of the same site", posting.url, false],
    ["on the form of another job", posting.url, true],
    ["at another site", "https://elsewhere.example/2", false],
  ])("the job %s is saved by itself", async (_, page, isApplication) => {
    const tab = { url: page, isConfirmed: false, isApplication, posting };
    const keys = ["full_name", "email", "resume_file"];
    startFakeBrowser(Object.assign(tab, { keys }));
    const filled = { kind: "filled", text: "x", source: "profile.email" } as const;
    const receipt = keys.map((key) => ({ key, label: key, outcome: filled }));
    await saveVisit(tabId, { ...underway, receipt });
    expect(await saveJob(session, { tabId })).toMatchObject({
      kind: "saved",
      isNew: true,
      visit: { tracked: { jobTitle: "Waiter" } },
    });
    expect(rows).toMatchObject([{ ...waiter, application_stage: "saved" }]);
    // The application is not changed, and is recorded once it is sent.
    Object.assign(tab, { url: underway.url, isApplication: true, posting: undefined });
    expect(await loadVisit(tabId)).toMatchObject({ draft: visit.draft });
    await onConfirmed(session, tabId);
    expect(rows).toMatchObject([
      { ...waiter, application_stage: "saved" },
      { job_title: "Cook", application_stage: "applied" },
    ]);
  });

  test("its own job is saved on its pages, and on that of its posting", async () => {
    const page = { ...posting, title: "cook", url };
    const tab = { url, isConfirmed: false, isApplication: false, posting: page };
    startFakeBrowser(tab);
    await saveVisit(tabId, underway);
    expect(await saveJob(session, { tabId })).toMatchObject({ isNew: true });
    Object.assign(tab, { url: underway.url });
    expect(await saveJob(session, { tabId })).toMatchObject({ isNew: false });
    expect(rows).toMatchObject([{ job_title: "Cook", job_url: url }]);
    expect(await loadVisit(tabId)).toMatchObject({ tracked: { jobTitle: "Cook" } });
  });

  test("what the page of the other job does not say is asked of this job", async () => {
    const page = { ...posting, company: "" };
    startFakeBrowser({ url: page.url, isConfirmed: false, isApplication: false, posting: page });
    await saveVisit(tabId, underway);
    expect(await saveJob(session, { tabId })).toMatchObject({
      kind: "invalidDraft",
      draft: { job_title: "Waiter", company_name: "" },
    });
  });
});

test("a saved job has what its text says of contract, salary and contact", async () => {
  const description = [
    "Cook for sixty guests each evening.",
    "Contract: permanent, 39 hours. Salary: £28,000 a year.",
    "There is a bonus of £500, and our kitchen has a turnover of £2m.",
    "Send your CV to kitchen@bouchon.example.",
  ].join("\n");
  await saveVisit(tabId, { ...visit, posted: {}, description });
  await saveJob(session, { tabId });
  expect(rows).toMatchObject([
    {
      employment_type: "permanent",
      salary: "£28,000 a year",
      contact_email: "kitchen@bouchon.example",
    },
  ]);
});
