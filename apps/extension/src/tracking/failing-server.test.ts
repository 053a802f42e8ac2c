import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../session/current-session.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { recordVisit, visitOfTab } from "./record-visit.ts";
import { onConfirmed, onPageLoaded } from "./settle-visit.ts";
import { loadVisit, saveVisit } from "./visits.ts";

const tabId = 7;
const { url: form, draft } = cookVisit;
const thanks = "https://jobs.example/1/thanks";
const filled = { ...cookVisit, receipt: [] };

let tab: Parameters<typeof startFakeBrowser>[0];
let rows: Record<string, unknown>[];

beforeEach(() => {
  tab = { url: form, isConfirmed: false, isApplication: false, posting: undefined };
  rows = [];
  startFakeBrowser(tab);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A session whose server fails at one request for applications, by its position. */
function failingAt(position: number): Session {
  let count = 0;
  const tables: Record<string, Record<string, unknown>[]> = { job_applied: rows };
  const get = (target: typeof tables, name: string) => {
    count++;
    if (count === position) throw new TypeError("Failed to fetch");
    return target[name];
  };
  return sessionWith(new Proxy(tables, { get }));
}

test("a confirmed application is recorded when the server fails once at a reading", async () => {
  await saveVisit(tabId, filled);
  expect(await onConfirmed(failingAt(1), tabId)).toBe(true);
  expect(rows).toHaveLength(1);
  expect(await loadVisit(tabId)).toMatchObject({ recording: "recorded" });
});

test("the user of a confirmed page is asked when the server fails, and without a session", async () => {
  const asked = { recording: "ask", isConfirmed: true };
  await saveVisit(tabId, filled);
  expect(await onConfirmed(failingAt(5), tabId)).toBe(true);
  expect([rows, await loadVisit(tabId)]).toMatchObject([[], asked]);
  await saveVisit(tabId, filled);
  expect(await onConfirmed(undefined, tabId)).toBe(true);
  expect([rows, await loadVisit(tabId)]).toMatchObject([[], asked]);
  await saveVisit(tabId, filled);
  Object.assign(tab, { url: thanks, isConfirmed: true });
  expect(await onPageLoaded(undefined, tabId)).toBe(true);
  expect([rows, await loadVisit(tabId)]).toMatchObject([[], asked]);
  await recordVisit(failingAt(0), { at: visitOfTab(tabId), draft, again: false });
  expect(rows).toHaveLength(1);
});
