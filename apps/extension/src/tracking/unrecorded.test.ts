import type { Visit } from "@postulo/contract/extension-visit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../session/current-session.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { keptVisit, recordVisit, takeBack, visitOfTab } from "./record-visit.ts";
import { onConfirmed, onPageLoaded } from "./settle-visit.ts";
import { deleteExpired, deleteUnrecordedOf, unrecordedOf } from "./unrecorded.ts";
import { deleteVisit, deleteVisitsOfOthers, saveVisit, unrecordedElsewhere } from "./visits.ts";

const tabId = 7;
const otherTab = 8;
const { url: form, draft } = cookVisit;
const filled: Visit = {
  ...cookVisit,
  userId: "someone",
  description: "You cook.",
  answered: [{ kind: "motivation", question: "Why us?", answer: "For the kitchen." }],
  receipt: [
    {
      key: "first_name",
      label: "First name",
      outcome: { kind: "filled", source: "profile.first_name", text: "Amélie" },
    },
  ],
};

let tab: Parameters<typeof startFakeBrowser>[0];
let rows: Record<string, unknown>[];
let other: Record<string, unknown>[];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z"), toFake: ["Date"] });
  tab = { id: tabId, url: form, isConfirmed: true, isApplication: false, posting: undefined };
  rows = [];
  other = [];
  session = sessionWith({ job_applied: rows, profile: [{ id: "p" }], other });
  startFakeBrowser(tab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offered = () => unrecordedElsewhere("someone", otherTab);
const recordKept = async () => {
  const [kept] = await offered();
  if (!kept) throw new Error("Nothing is kept");
  const at = keptVisit(kept.id, session);
  return { at, answer: await recordVisit(session, { at, draft, again: false }) };
};

test("an application that was sent without a session is offered after its tab was closed, and recorded with its receipt and answers", async () => {
  await saveVisit(tabId, filled);
  await onConfirmed(undefined, tabId);
  // Its own tab asks.
  expect(await offered()).toEqual([]);
  await deleteVisit(tabId);
  expect(await offered()).toMatchObject([
    { since: "2026-11-21T10:00:00.000Z", visit: { draft, isConfirmed: true } },
  ]);
  const { at, answer } = await recordKept();
  expect(answer).toMatchObject({ kind: "visited", visit: { recording: "recorded" } });
  expect(rows).toMatchObject([{ job_title: "Cook", receipt: { fields: [{}] } }]);
  expect(other).toMatchObject([{ content: "For the kitchen.", scope_name: "Le Bouchon" }]);
  expect(await offered()).toEqual([]);
  await takeBack(session, at);
  expect([rows, other]).toEqual([[], []]);
});

test("it is offered when its tab has gone to another site, and when the browser was closed", async () => {
  await saveVisit(tabId, filled);
  await onConfirmed(undefined, tabId);
  tab.url = "https://elsewhere.example/";
  expect(await offered()).toHaveLength(1);
  Object.assign(tab, { url: form });
  await chrome.storage.session.remove(`visit ${tabId}`);
  expect(await offered()).toHaveLength(1);
});

test("a form that has gone without a session and a confirmation is asked about, and kept", async () => {
  await saveVisit(tabId, filled);
  Object.assign(tab, { url: "https://jobs.example/list", isConfirmed: false });
  expect(await onPageLoaded(undefined, tabId)).toBe(true);
  await deleteVisit(tabId);
  expect(await offered()).toMatchObject([{ visit: { recording: "ask" } }]);
  expect((await offered())[0]?.visit.isConfirmed).toBeUndefined();
});

test("what the tab records, or the user declines there, is not offered again", async () => {
  await saveVisit(tabId, filled);
  await onConfirmed(undefined, tabId);
  await recordVisit(session, { at: visitOfTab(tabId), draft, again: false });
  expect(rows).toHaveLength(1);
  expect(await unrecordedOf("someone")).toEqual([]);
  await saveVisit(tabId, filled);
  await onConfirmed(undefined, tabId);
  await visitOfTab(tabId).change((now) => ({ ...now, recording: "notSent" }));
  expect(await unrecordedOf("someone")).toEqual([]);
});

test("it is offered to its own user only, for 30 days, and until signing out", async () => {
  await saveVisit(tabId, filled);
  await onConfirmed(undefined, tabId);
  await deleteVisit(tabId);
  expect(await unrecordedElsewhere("somebody else", otherTab)).toEqual([]);
  const [kept] = await offered();
  const theirs = keptVisit(kept?.id ?? "", { ...session, userId: "somebody else" });
  expect(await recordVisit(session, { at: theirs, draft, again: false })).toMatchObject({
    kind: "failed",
  });
  vi.setSystemTime(new Date("2026-12-21T09:00:00Z"));
  expect(await offered()).toHaveLength(1);
  vi.setSystemTime(new Date("2026-12-21T11:00:00Z"));
  expect(await offered()).toEqual([]);
  vi.setSystemTime(new Date("2026-12-01T09:00:00Z"));
  await deleteUnrecordedOf("somebody else");
  expect(await offered()).toHaveLength(1);
  await deleteUnrecordedOf("someone");
  expect(await offered()).toEqual([]);
});

test("what is too old is deleted from the machine", async () => {
  await saveVisit(tabId, filled);
  await onConfirmed(undefined, tabId);
  vi.setSystemTime(new Date("2026-12-22T10:00:00Z"));
  await deleteExpired();
  expect((await chrome.storage.local.get("unrecorded"))["unrecorded"]).toBeUndefined();
});

test("another user who signs in sees no visit of the one before", async () => {
  await saveVisit(tabId, filled);
  await saveVisit(otherTab, { ...filled, userId: "somebody else" });
  await deleteVisitsOfOthers("somebody else");
  expect(await visitOfTab(tabId).load()).toBeUndefined();
  expect(await visitOfTab(otherTab).load()).toMatchObject({ userId: "somebody else" });
});

test("neither a letter nor the posting is kept, nor what was recorded before", async () => {
  const written = { text: "Dear", pdfBase64: "JVBERg==", fileName: "letter.pdf" };
  await saveVisit(tabId, { ...filled, written });
  await onConfirmed(undefined, tabId);
  const [kept] = await unrecordedOf("someone");
  expect(kept?.visit).not.toHaveProperty("written");
  expect(kept?.visit).not.toHaveProperty("description");
  await deleteUnrecordedOf("someone");
  rows.push({
    ...draft,
    applied_at: "2026-10-02",
    application_stage: "applied",
    application_method: null,
  });
  await saveVisit(tabId, filled);
  await onConfirmed(session, tabId);
  expect(await unrecordedOf("someone")).toEqual([]);
});
