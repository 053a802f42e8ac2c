import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  isApplicationTab,
  isTabConfirmed,
  PageNotReachable,
  postingOfTab,
  readTab,
  undoTab,
} from "./page-access.ts";

const tabId = 7;
const applicant = {
  profile: {
    first_name: "Camille",
    last_name: "Durand",
    email: "camille@durand.example",
    country: "FR",
    city: "Lyon",
    postal_code: "69003",
    phone_number: "",
    address: "",
    summary: "",
  },
  phone: undefined,
  websites: [],
  jobs: [],
};

interface Script {
  readonly target: { readonly frameIds?: readonly number[] };
  readonly func?: (...args: unknown[]) => unknown;
  readonly args?: unknown[];
  readonly files?: readonly string[];
}

/** What the content script of each frame returns; undefined for a frame that has none yet. */
type Frames = Record<number, Record<string, () => unknown> | undefined>;

/** A browser with a tab of these frames, in which scripts run one after the other. */
function openTab(frames: Frames, { isReachable = true } = {}) {
  const injected: unknown[] = [];
  vi.stubGlobal("chrome", {
    storage: { session: { get: async () => ({}) } },
    scripting: {
      executeScript: async ({ target, func, args = [], files }: Script) => {
        if (!isReachable) throw new Error("Cannot access contents of the page");
        if (files) injected.push(files);
        const ids = target.frameIds ?? Object.keys(frames).map(Number);
        return ids.map((frameId) => {
          vi.stubGlobal("postuloPage", frames[frameId]);
          vi.stubGlobal("postuloPosting", frames[frameId]?.["posting"]);
          return { frameId, result: func?.(...args) };
        });
      },
    },
  });
  return injected;
}

beforeEach(() => {
  vi.unstubAllGlobals();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page counts as confirmed or as an application as soon as one of its frames does", async () => {
  const no = { isConfirmed: () => false, isApplication: () => false };
  openTab({ 0: no, 3: no });
  expect([await isTabConfirmed(tabId), await isApplicationTab(tabId)]).toEqual([false, false]);
  openTab({ 0: no, 3: { isConfirmed: () => true, isApplication: () => false } });
  expect([await isTabConfirmed(tabId), await isApplicationTab(tabId)]).toEqual([true, false]);
  openTab({ 0: { isConfirmed: () => false, isApplication: () => true }, 3: no });
  expect([await isTabConfirmed(tabId), await isApplicationTab(tabId)]).toEqual([false, true]);
});

test("the scripts are injected where a frame has none, and not again", async () => {
  const page = { isConfirmed: () => false };
  expect(openTab({ 0: page })).toEqual([]);
  const again = openTab({ 0: page });
  await isTabConfirmed(tabId);
  expect(again).toEqual([]);
  const injected = openTab({ 0: page, 3: undefined });
  await isTabConfirmed(tabId);
  expect(injected).toEqual([["sight.js", "content.js"]]);
});

test("a page without host permission is reported as unreachable", async () => {
  openTab({ 0: {} }, { isReachable: false });
  await expect(isTabConfirmed(tabId)).rejects.toThrow(PageNotReachable);
});

test("fields are returned by frame, without the frames that have none", async () => {
  const field = { fieldId: 1, key: "city", label: "City" };
  openTab({ 0: { read: () => [] }, 3: { read: () => [field] }, 4: { read: () => undefined } });
  expect(await readTab(tabId, applicant)).toEqual([{ frameId: 3, fields: [field] }]);
});

test("the fields that were emptied are counted over all frames", async () => {
  openTab({ 0: { undo: () => 2 }, 3: { undo: () => 1 }, 4: { undo: () => undefined } });
  expect(await undoTab(tabId)).toBe(3);
});

test("the posting is that of the page itself", async () => {
  const posting = (title: string) => ({ posting: () => ({ title }) });
  const injected = openTab({ 0: posting("Cook"), 3: posting("Advertisement") });
  expect(await postingOfTab(tabId)).toEqual({ title: "Cook" });
  expect(injected).toEqual([["posting.js"]]);
  openTab({ 0: {} });
  expect(await postingOfTab(tabId)).toBeUndefined();
});
