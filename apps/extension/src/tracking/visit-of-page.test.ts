import type { Visit } from "@postulo/contract/extension-visit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../session/current-session.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { openVisit } from "./open-visit.ts";
import { onConfirmed, onPageLoaded } from "./settle-visit.ts";
import { visitOfPage } from "./visit-of-page.ts";
import { loadVisit, saveVisit } from "./visits.ts";

const tabId = 7;
const { url: form } = cookVisit;
const filled = (key: string) => {
  const outcome = { kind: "filled", text: "x", source: "profile.email" } as const;
  return { key, label: key, outcome };
};
const visit: Visit = {
  ...cookVisit,
  receipt: [filled("full_name"), filled("email"), filled("resume_file")],
};
const next = "https://jobs.example/next";
const postingOf = (title: string, company = "") => ({
  title,
  company,
  location: "",
  url: next,
  source: "jobs.example",
  description: "",
  values: {},
});
const again = ["first_name", "last_name", "email", "city"];

let tab: Parameters<typeof startFakeBrowser>[0];
let rows: Record<string, unknown>[];
let session: Session;
beforeEach(async () => {
  tab = { url: next, isConfirmed: false, isApplication: true, posting: postingOf("Waiter") };
  rows = [];
  session = sessionWith({ job_applied: rows });
  startFakeBrowser(tab);
  await saveVisit(tabId, visit);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, Partial<typeof tab>, boolean]>([
  ["that asks for other data", { keys: ["exp_title", "motivation"] }, true],
  [
    "that names the job, and shows the data again",
    { keys: again, posting: postingOf("COOK") },
    true,
  ],
  ["that names another job, and asks again", { keys: again }, false],
  [
    "of the same job elsewhere, that asks again",
    { keys: again, posting: postingOf("Cook", "La Table") },
    false,
  ],
  ["of which nothing is known", { keys: again, posting: undefined }, true],
  ["without a form", { keys: again, isApplication: false }, true],
])("a further page %s belongs to the visit: %#", async (_, page, isSame) => {
  Object.assign(tab, page);
  expect((await visitOfPage(tabId)) !== undefined).toBe(isSame);
});

test("the form of the next job begins a visit with its own title, link and results", async () => {
  tab.keys = again;
  expect(await onPageLoaded(session, tabId)).toBe(false);
  const opened = await openVisit(session, tabId);
  expect(opened).toMatchObject({ draft: { job_title: "Waiter", job_url: next } });
  expect(opened).not.toHaveProperty("receipt");
});

test("what is sent from the form of the next job is not recorded as the job before", async () => {
  tab.keys = again;
  await onPageLoaded(session, tabId);
  Object.assign(tab, { url: `${next}/thanks`, isApplication: false, isConfirmed: true });
  expect(await onPageLoaded(session, tabId)).toBe(false);
  expect(await onConfirmed(session, tabId)).toBe(false);
  expect(rows).toEqual([]);
});

test("back at the form of the job before, its visit goes on", async () => {
  tab.keys = again;
  await onPageLoaded(session, tabId);
  tab.url = form;
  await onPageLoaded(session, tabId);
  Object.assign(tab, { url: `${form}/thanks`, isApplication: false, isConfirmed: true });
  await onPageLoaded(session, tabId);
  expect(rows).toMatchObject([{ job_title: "Cook" }]);
});

test("after a page that may be of another job, the user is asked", async () => {
  tab.keys = ["resume_file"];
  expect(await visitOfPage(tabId)).toMatchObject({ draft: { job_title: "Cook" } });
  Object.assign(tab, { isConfirmed: true });
  expect(await onConfirmed(session, tabId)).toBe(true);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "ask" });
  expect(rows).toEqual([]);
});
