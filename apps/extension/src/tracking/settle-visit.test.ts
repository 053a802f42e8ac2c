import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Visit } from "@postulo/contract/extension-visit";
import type { Session } from "../session/current-session.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { recordVisit, takeBack, visitOfTab } from "./record-visit.ts";
import { isUnderway, onConfirmed, onPageChanged, onPageLoaded } from "./settle-visit.ts";
import { loadVisit, saveVisit } from "./visits.ts";

const tabId = 7;
const { url: form, draft } = cookVisit;
const thanks = "https://jobs.example/1/thanks";
const filled: Visit = {
  ...cookVisit,
  receipt: [
    {
      key: "first_name",
      label: "First name",
      outcome: { kind: "filled", source: "profile.first_name", text: "Amélie" },
    },
  ],
};
const request = { at: visitOfTab(tabId), draft, again: false };

let tab: Parameters<typeof startFakeBrowser>[0];
let rows: Record<string, unknown>[];
let session: Session;

beforeEach(() => {
  tab = { url: form, isConfirmed: false, isApplication: false, posting: undefined };
  rows = [];
  session = sessionWith({ job_applied: rows });
  startFakeBrowser(tab);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a visit is recorded once, and marked as recorded", async () => {
  await saveVisit(tabId, filled);
  const answers = [await recordVisit(session, request), await recordVisit(session, request)];
  const recorded = { kind: "visited", visit: { recording: "recorded" } };
  expect(answers).toMatchObject([recorded, recorded]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    job_title: "Cook",
    receipt: { page: form, fields: [{ key: "first_name", outcome: "filled" }] },
  });
});

test("a second click while a visit is being marked as recorded does not ask", async () => {
  await saveVisit(tabId, filled);
  const { get } = chrome.tabs;
  let second: ReturnType<typeof recordVisit> | undefined;
  Object.assign(chrome.tabs, {
    get: (id: number) => {
      if (rows.length === 1) second ??= recordVisit(session, request);
      return get(id);
    },
  });
  const first = await recordVisit(session, request);
  const recorded = { kind: "visited", visit: { recording: "recorded" } };
  expect([first, await second]).toMatchObject([recorded, recorded]);
  expect(rows).toHaveLength(1);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "recorded" });
});

test("a learned answer keeps the employer that the person types when recording", async () => {
  const other: Record<string, unknown>[] = [];
  session = sessionWith({ job_applied: rows, profile: [{ id: "p" }], other });
  await saveVisit(tabId, {
    ...filled,
    draft: { ...draft, company_name: "" },
    answered: [{ kind: "motivation", question: "Why us?", answer: "For the kitchen." }],
  });
  await recordVisit(session, request);
  expect(other).toMatchObject([{ scope: "employer", scope_name: "Le Bouchon" }]);
});

test("a recorded visit is recorded again only on request", async () => {
  await saveVisit(tabId, filled);
  await recordVisit(session, request);
  await recordVisit(session, { ...request, again: true });
  expect(rows).toHaveLength(2);
});

test("a confirmation that is reported twice records the visit once", async () => {
  await saveVisit(tabId, filled);
  Object.assign(tab, { url: thanks, isConfirmed: true });
  expect(await onPageLoaded(session, tabId)).toBe(true);
  expect(await onPageLoaded(session, tabId)).toBe(false);
  expect(await onConfirmed(session, tabId)).toBe(false);
  expect(rows).toHaveLength(1);
  expect(await loadVisit(tabId)).toMatchObject({ url: thanks, recording: "recorded" });
});

test("what was recorded is taken back, and is not recorded by itself again", async () => {
  await saveVisit(tabId, filled);
  Object.assign(tab, { url: thanks, isConfirmed: true });
  await onPageLoaded(session, tabId);
  expect(rows).toHaveLength(1);
  expect(await takeBack(session, visitOfTab(tabId))).toMatchObject({
    visit: { recording: "notSent" },
  });
  expect(rows).toEqual([]);
  expect(await onPageLoaded(session, tabId)).toBe(false);
  expect(await onConfirmed(session, tabId)).toBe(true);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "ask" });
  expect(rows).toEqual([]);
  await recordVisit(session, request);
  expect(rows).toHaveLength(1);
});

test("a saved job whose application is taken back is a saved job again", async () => {
  const saved = { ...draft, application_method: "extension", application_stage: "saved" };
  rows.push({ ...saved, applied_at: null, receipt: null });
  await saveVisit(tabId, filled);
  await onConfirmed(session, tabId);
  expect(rows).toMatchObject([{ application_stage: "applied", receipt: { version: 1 } }]);
  await takeBack(session, visitOfTab(tabId));
  expect(rows).toEqual([{ ...saved, applied_at: null, receipt: null }]);
});

test.each([false, true])(
  "an application that has changed since is not taken back (saved before: %s)",
  async (wasSaved) => {
    const saved = { ...draft, application_stage: "saved", application_method: "extension" };
    if (wasSaved) rows.push(saved);
    await saveVisit(tabId, filled);
    await onConfirmed(session, tabId);
    rows[0] = { ...rows[0], application_stage: "interviewing" };
    const refused = { kind: "failed", failure: "changedSince" };
    expect(await takeBack(session, visitOfTab(tabId))).toEqual(refused);
    expect(rows).toMatchObject([{ application_stage: "interviewing", receipt: { version: 1 } }]);
    expect(await loadVisit(tabId)).toMatchObject({ recording: "recorded" });
  },
);

test("the user of a confirmed page is asked for what it does not say", async () => {
  await saveVisit(tabId, { ...filled, draft: { ...draft, company_name: "" } });
  expect(await onConfirmed(session, tabId)).toBe(true);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "ask", isConfirmed: true });
  expect(rows).toEqual([]);
});

describe("on a page whose form disappears", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const change = async (ms = 2000) => {
    const asked = onPageChanged(session, tabId);
    await vi.advanceTimersByTimeAsync(ms);
    return asked;
  };
  const recordingNow = async () => (await loadVisit(tabId))?.recording;

  test("the user is asked, and no more when it comes back", async () => {
    await saveVisit(tabId, filled);
    expect([await change(), await recordingNow()]).toEqual([false, "open"]);
    tab.isGone = true;
    expect([await change(), await recordingNow()]).toEqual([true, "ask"]);
    expect([await change(), await recordingNow()]).toEqual([false, "ask"]);
    tab.isGone = false;
    expect([await change(), await recordingNow()]).toEqual([false, "open"]);
  });

  test("the next step of a form is not asked about", async () => {
    await saveVisit(tabId, filled);
    tab.isGone = true;
    const asked = change(1000);
    await vi.advanceTimersByTimeAsync(500);
    tab.isGone = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect([await asked, await recordingNow()]).toEqual([false, "open"]);
  });

  test("nothing is asked before a filling", async () => {
    tab.isGone = true;
    const { receipt: _, ...seen } = filled;
    await saveVisit(tabId, seen);
    tab.isConfirmed = true;
    expect(await change()).toBe(false);
  });

  test("what it confirms in place is recorded, also after the question, unless the user has said no", async () => {
    tab.isConfirmed = true;
    await saveVisit(tabId, { ...filled, recording: "notSent" });
    expect([await change(), rows.length]).toEqual([false, 0]);
    await saveVisit(tabId, { ...filled, recording: "ask", isGone: true });
    expect([await change(), await recordingNow()]).toEqual([true, "recorded"]);
    expect([await change(), rows.length]).toEqual([false, 1]);
  });
});

test("a recorded visit is not recorded again when its job is no longer in the tracker", async () => {
  await saveVisit(tabId, { ...filled, recording: "recorded" });
  const answer = await recordVisit(session, request);
  expect(answer).toMatchObject({ kind: "visited", visit: { recording: "recorded" } });
  Object.assign(tab, { isConfirmed: true });
  expect(await onConfirmed(session, tabId)).toBe(false);
  expect(rows).toEqual([]);
});

test("a job that is already in the tracker is not recorded without a confirmation", async () => {
  rows.push({
    job_title: "Cook",
    company_name: "Le Bouchon",
    job_url: draft.job_url,
    applied_at: null,
    application_method: null,
  });
  await saveVisit(tabId, filled);
  expect(await recordVisit(session, request)).toMatchObject({
    kind: "visited",
    visit: { recording: "ask", tracked: { jobTitle: "Cook" } },
  });
  expect(rows).toHaveLength(1);
});

test("a confirmation makes the saved job of the posting the application", async () => {
  rows.push({
    job_title: "Cook",
    company_name: "Le Bouchon",
    job_url: draft.job_url,
    application_method: "extension",
    application_stage: "saved",
    applied_at: null,
    posting_text: "You cook for sixty guests each evening.",
  });
  const tracked = { jobTitle: "Cook", companyName: "Le Bouchon", appliedAt: null };
  await saveVisit(tabId, { ...filled, tracked });
  await onConfirmed(session, tabId);
  expect(rows).toMatchObject([
    {
      application_stage: "applied",
      applied_at: "2026-11-21",
      receipt: { page: form },
      posting_text: "You cook for sixty guests each evening.",
    },
  ]);
  const visit = await loadVisit(tabId);
  expect(visit).toMatchObject({ recording: "recorded" });
  expect(visit).not.toHaveProperty("tracked");
});

test("a visit is open until it is recorded, and only after a form was filled", async () => {
  expect(await isUnderway(tabId)).toBe(false);
  const { receipt: _, ...seen } = filled;
  await saveVisit(tabId, seen);
  expect(await isUnderway(tabId)).toBe(false);
  expect(await onConfirmed(session, tabId)).toBe(false);
  await saveVisit(tabId, filled);
  expect(await isUnderway(tabId)).toBe(true);
  await recordVisit(session, request);
  expect(await isUnderway(tabId)).toBe(false);
});

test("the user is asked once when a filled form is gone without a confirmation", async () => {
  await saveVisit(tabId, filled);
  expect(await onPageLoaded(session, tabId)).toBe(false);
  Object.assign(tab, { url: `${form}/2`, isApplication: true });
  expect(await onPageLoaded(session, tabId)).toBe(true);
  await saveVisit(tabId, { ...filled, isPanelClosed: true });
  expect(await onPageLoaded(session, tabId)).toBe(false);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "open" });
  Object.assign(tab, { isApplication: false });
  expect(await onPageLoaded(session, tabId)).toBe(true);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "ask" });
  expect(await onPageLoaded(session, tabId)).toBe(false);
  expect(rows).toEqual([]);
});

test("missing required fields are requested from the user", async () => {
  await saveVisit(tabId, { ...filled, draft: { ...draft, company_name: " " } });
  expect(await onConfirmed(session, tabId)).toBe(true);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "ask" });
  expect(rows).toEqual([]);
});

test("without a visit there is nothing to record", async () => {
  expect(await recordVisit(session, request)).toEqual({
    kind: "failed",
    failure: "pageNotReachable",
  });
});
