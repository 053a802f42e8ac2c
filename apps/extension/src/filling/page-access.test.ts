import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  answeredInTab,
  fillFrames,
  isApplicationTab,
  isFormGoneInTab,
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
        const results = ids.map((frameId) => {
          vi.stubGlobal("postuloPage", frames[frameId]);
          vi.stubGlobal("postuloSent", frames[frameId]);
          vi.stubGlobal("postuloPosting", frames[frameId]?.["posting"]);
          vi.stubGlobal("location", { host: frames[frameId]?.["host"]?.() ?? "page.example" });
          return { frameId, result: func?.(...args) };
        });
        const awaited = results.map(async (one) => ({ ...one, result: await one.result }));
        return Promise.all(awaited);
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
  const page = { isApplication: () => false };
  const again = openTab({ 0: page });
  await isApplicationTab(tabId);
  expect(again).toEqual([]);
  const injected = openTab({ 0: page, 3: undefined });
  await isApplicationTab(tabId);
  expect(injected).toEqual([["planner.js", "visibility.js", "content.js"]]);
});

test("a page that may confirm gets the script for that alone, once", async () => {
  const page = { isConfirmed: () => false, isGone: () => true };
  const again = openTab({ 0: page });
  expect([await isTabConfirmed(tabId), await isFormGoneInTab(tabId)]).toEqual([false, true]);
  expect(again).toEqual([]);
  const injected = openTab({ 0: page, 3: undefined });
  await isTabConfirmed(tabId);
  expect(injected).toEqual([["confirmation.js"]]);
});

test("the confirmation of a page can be read while its form is being filled", async () => {
  const filling = Promise.withResolvers<unknown>();
  const injected = openTab({ 0: { fill: () => filling.promise } });
  const filled = fillFrames({ tabId, frameIds: [0] }, applicant, null);
  await vi.waitFor(() => expect(injected).toEqual([["confirmation.js"]]));
  filling.resolve([good]);
  expect(await filled).toEqual([{ frameId: 0, fields: [good] }]);
});

test("a page without host permission is reported as unreachable", async () => {
  openTab({ 0: {} }, { isReachable: false });
  await expect(isTabConfirmed(tabId)).rejects.toThrow(PageNotReachable);
});

test("fields are returned by frame, without the frames that have none", async () => {
  const field = {
    fieldId: 1,
    key: "city",
    label: "City",
    state: { kind: "ready", text: "Lyon", source: "profile.city" },
  };
  openTab({ 0: { read: () => [] }, 3: { read: () => [field] }, 4: { read: () => undefined } });
  expect(await readTab(tabId, applicant)).toEqual([{ frameId: 3, fields: [field] }]);
});

test("the host of a frame is named where it is not the page's, and the page can be read", async () => {
  const read = () => [good];
  const fields = [good];
  const board = { host: () => "board.example", read };
  openTab({ 0: { read }, 3: { read }, 4: board, 5: { host: () => "", read } });
  expect(await readTab(tabId, applicant)).toEqual([
    { frameId: 0, fields },
    { frameId: 3, fields },
    { frameId: 4, fields, site: "board.example" },
    { frameId: 5, fields },
  ]);
  openTab({ 0: { host: () => "page.example", read: () => [] }, 4: board });
  expect(await readTab(tabId, applicant)).toEqual([{ frameId: 4, fields, site: "board.example" }]);
  openTab({ 4: board });
  expect(await readTab(tabId, applicant)).toEqual([{ frameId: 4, fields }]);
});

test("the fields that were emptied are counted over all frames", async () => {
  openTab({
    0: { undo: () => ({ count: 2, kept: ["City"], released: ["Name"] }) },
    3: { undo: () => ({ count: 1, kept: [], released: ["Street"] }) },
    4: { undo: () => undefined },
  });
  const released = ["Name", "Street"];
  expect(await undoTab(tabId)).toEqual({ count: 3, kept: ["City"], released, rows: 0 });
});

test("the posting is that of the page itself", async () => {
  const postingOf = (title: string) => ({
    title,
    company: "",
    location: "",
    url: "https://jobs.example/1",
    source: "jobs.example",
    description: "",
    values: {},
  });
  const posting = (title: string) => ({ posting: () => postingOf(title) });
  const injected = openTab({ 0: posting("Cook"), 3: posting("Advertisement") });
  expect(await postingOfTab(tabId)).toEqual(postingOf("Cook"));
  expect(injected).toEqual([["posting.js"]]);
  openTab({ 0: {} });
  expect(await postingOfTab(tabId)).toBeUndefined();
});

const filledWith = (state: unknown) => ({ fieldId: 1, key: "city", label: "City", state });
const good = filledWith({ kind: "filled", text: "Lyon", source: "profile.city" });

test.each([
  ["no list", { fields: [] }],
  ["a field without a state", [{ fieldId: 1, key: "city", label: "City" }]],
  ["an unknown outcome", [filledWith({ kind: "sent", text: "Lyon", source: "profile.city" })]],
  ["an unknown reason", [filledWith({ kind: "left", reason: "<b>click here</b>" })]],
  ["a label that is no text", [{ ...good, label: { toString: "City" } }]],
  ["more fields than any form has", Array.from({ length: 10_001 }, () => good)],
])("a frame that returns %s has no fields, and the others keep theirs", async (_, malformed) => {
  openTab({ 0: { read: () => malformed, fill: () => malformed }, 3: { read: () => [good] } });
  expect(await readTab(tabId, applicant)).toEqual([{ frameId: 3, fields: [good] }]);
  openTab({ 0: { fill: () => malformed }, 3: { fill: () => [{ ...good, html: "<img>" }] } });
  const target = { tabId, frameIds: [0, 3] };
  expect(await fillFrames(target, applicant, null)).toEqual([{ frameId: 3, fields: [good] }]);
});

test("malformed counts, answers and flags of a frame are ignored", async () => {
  const answer = { kind: "motivation", question: "Why?", answer: "Because." };
  openTab({
    0: {
      undo: () => ({ count: -2, kept: [] }),
      answered: () => [{ ...answer, kind: "password" }],
      isConfirmed: () => "yes",
      isApplication: () => 1,
    },
    3: {
      undo: () => ({ count: 1, kept: [], released: ["Street"] }),
      answered: () => [answer],
      isConfirmed: () => false,
      isApplication: () => false,
    },
  });
  expect(await undoTab(tabId)).toEqual({ count: 1, kept: [], released: ["Street"], rows: 0 });
  expect(await answeredInTab(tabId)).toEqual([answer]);
  expect([await isTabConfirmed(tabId), await isApplicationTab(tabId)]).toEqual([false, false]);
});

test.each([
  ["without a source", { source: undefined }],
  ["with a title that is no text", { title: ["Cook"] }],
  ["with an unknown employment type", { values: { employment_type: "forever" } }],
  ["with an endless description", { description: "a".repeat(100_001) }],
])("a posting %s is none", async (_, malformed) => {
  const posting = {
    title: "Cook",
    company: "",
    location: "",
    url: "https://jobs.example/1",
    source: "jobs.example",
    description: "",
    values: {},
  };
  openTab({ 0: { posting: () => ({ ...posting, ...malformed }) } });
  expect(await postingOfTab(tabId)).toBeUndefined();
});
