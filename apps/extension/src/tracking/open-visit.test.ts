import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { openVisit } from "./open-visit.ts";
import { saveVisit } from "./visits.ts";

const tabId = 7;
const url = "https://jobs.example/1";
const posting = {
  title: "Cook",
  company: "Le Bouchon",
  location: "Lyon",
  url,
  source: "jobs.example",
  description: "You cook.",
  values: { employment_type: "internship" },
} as const;
const earlier = {
  job_title: "Waiter",
  company_name: "Le Bouchon",
  job_url: "https://jobs.example/2",
  applied_at: "2026-10-02",
};

let tab: Parameters<typeof startFakeBrowser>[0];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 5, 23, 30), toFake: ["Date"] });
  tab = { url, isConfirmed: false, isApplication: true, posting };
  startFakeBrowser(tab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a visit begins with the page's posting and the local day in ISO format", async () => {
  expect(await openVisit(sessionWith({}), tabId)).toEqual({
    url,
    userId: "someone",
    description: "You cook.",
    recording: "open",
    draft: {
      job_title: "Cook",
      company_name: "Le Bouchon",
      job_url: url,
      location: "Lyon",
      applied_at: "2026-03-05",
      source: "jobs.example",
    },
    posted: { employment_type: "internship" },
  });
});

test("texts longer than their columns are truncated", async () => {
  const long = "y".repeat(1000);
  tab.posting = { ...posting, title: long, company: long, location: long, source: long };
  const visit = await openVisit(sessionWith({}), tabId);
  const { job_title, company_name, location, source } = visit?.draft ?? {};
  expect([job_title, company_name, location, source].map((text) => text?.length)).toEqual([
    300, 300, 300, 200,
  ]);
});

test("an earlier application to the same URL is shown, else one to the same company", async () => {
  const other = sessionWith({ job_applied: [earlier] });
  expect(await openVisit(other, tabId)).toMatchObject({ sameCompany: { jobTitle: "Waiter" } });
  startFakeBrowser(tab);
  const same = sessionWith({ job_applied: [{ ...earlier, job_url: url }] });
  const visit = await openVisit(same, tabId);
  expect(visit).toMatchObject({ tracked: { jobTitle: "Waiter", appliedAt: "2026-10-02" } });
  expect(visit).not.toHaveProperty("sameCompany");
});

test("a visit is unchanged on the same page", async () => {
  await openVisit(sessionWith({}), tabId);
  tab.posting = { ...posting, title: "Another title" };
  expect(await openVisit(sessionWith({}), tabId)).toMatchObject({ draft: { job_title: "Cook" } });
});

test("a page without a posting opens no visit", async () => {
  tab.posting = undefined;
  expect(await openVisit(sessionWith({}), tabId)).toBeUndefined();
});

test("after a record was taken back, another job of the site is another visit, and the job itself the same", async () => {
  const begun = await openVisit(sessionWith({}), tabId);
  if (!begun) throw new Error("no visit");
  const outcome = { kind: "filled", text: "Amélie", source: "profile.first_name" } as const;
  const receipt = [{ key: "first_name", label: "First name", outcome }];
  const thanks = "https://jobs.example/1/thanks";
  const takenBack = { ...begun, url: thanks, receipt, recording: "notSent", isTakenBack: true };
  await saveVisit(tabId, { ...takenBack, recording: "notSent" });

  expect(await openVisit(sessionWith({}), tabId)).toMatchObject({
    url,
    receipt,
    draft: { job_title: "Cook" },
  });

  await saveVisit(tabId, { ...takenBack, recording: "notSent" });
  const next = "https://jobs.example/2";
  Object.assign(tab, { url: next, posting: { ...posting, title: "Waiter", url: next } });
  const visit = await openVisit(sessionWith({}), tabId);
  expect(visit).toMatchObject({ url: next, recording: "open", draft: { job_title: "Waiter" } });
  expect(visit).not.toHaveProperty("receipt");
});
