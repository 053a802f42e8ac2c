import type { Applicant } from "@postulo/autofill/applicant";
import type { Request } from "@postulo/contract/extension-messages";
import type { Line } from "@postulo/contract/extension-visit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handleRequest } from "../handle-request.ts";
import type { Session } from "../session/current-session.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { profileRow } from "../testing/profile-row.ts";
import { receiptOf } from "../tracking/receipt.ts";
import { loadVisit, saveVisit } from "../tracking/visits.ts";
import { fillTab, undoFilling, viewTab } from "./tab-form.ts";

const tabId = 7;
const visit = cookVisit;
const { url } = visit;
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
  session = sessionWith({ profile: [profileRow] });
  await saveVisit(tabId, visit);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const readsName = {
  read: () => [ready("first_name", "Prénom")],
  answered: () => [],
  isApplication: () => true,
};
const namedFields = async () => {
  const now = await loadVisit(tabId);
  return now && receiptOf(now)?.fields.map(({ label, outcome }) => `${label}: ${outcome}`);
};

test("a page that does not look like an application is not filled before the user says that it is one", async () => {
  tab.isApplication = false;
  const fill = vi.fn<() => unknown>(() => [filledField("first_name", "Prénom")]);
  vi.stubGlobal("postuloPage", { ...readsName, isApplication: () => tab.isApplication, fill });
  expect(await fillTab(session, tabId, undefined)).toEqual({ kind: "noForm" });
  expect(fill).not.toHaveBeenCalled();
  await handleRequest({ kind: "isForm", tabId });
  expect(await fillTab(session, tabId, undefined)).toMatchObject({ kind: "visited" });
  expect(fill).toHaveBeenCalledOnce();
});

describe("after a form was filled, on a further page of the site", () => {
  const filled = { ...visit, receipt: [filledLine("email", "Email")] };
  const isForm = async (keys: readonly string[], pages: readonly string[] = []) => {
    Object.assign(tab, { url: "https://jobs.example/news", isApplication: false, keys });
    const page = { ...readsName, isApplication: () => false, keys: () => keys };
    vi.stubGlobal("postuloPage", { ...page, fill: () => [filledField("email", "Email")] });
    await saveVisit(tabId, { ...filled, filledPages: [...pages] });
    return (await fillTab(session, tabId, undefined)).kind !== "noForm";
  };

  test("another form, which asks again for an address, is filled only once the user has said that it is one", async () => {
    expect(await isForm(["email"])).toBe(false);
    expect(await loadVisit(tabId)).toMatchObject(filled);
  });

  test("a step of the form is filled, also when it is opened again", async () => {
    expect(await isForm(["motivation", "city"])).toBe(true);
    expect(await isForm(["email"], ["https://jobs.example/news"])).toBe(true);
  });
});

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

test("the receipt does not claim a field that the user has changed since", async () => {
  await saveVisit(tabId, { ...visit, receipt: [filledLine("first_name", "Prénom")] });
  const state = { kind: "left", reason: "alreadyFilled" };
  const read = () => [{ ...ready("first_name", "Prénom"), state }];
  vi.stubGlobal("postuloPage", { ...readsName, read });
  Object.assign(chrome, { runtime: { getManifest: () => ({}) } });
  await viewTab(session, tabId);
  expect(await namedFields()).toEqual(["Prénom: left"]);
});

test("a file is planned with its media type, because an upload may name types instead of endings", async () => {
  const about = { file_name: "cv.pdf", file_path: "someone/cv.pdf", file_type: "resume" };
  const file = { ...about, profile_id: profileRow.id };
  const withFile = sessionWith({ profile: [profileRow], files: [file] });
  const planned: unknown[] = [];
  const read = ({ documents = [] }: Applicant) => {
    planned.push(documents.map(({ fileName, mediaType }) => [fileName, mediaType]));
    return [];
  };
  vi.stubGlobal("postuloPage", { ...readsName, read });
  await fillTab(withFile, tabId, undefined);
  expect(planned).toEqual([[["cv.pdf", "application/pdf"]]]);
});

const undone = (given: object) => ({ count: 0, kept: [], released: [], ...given });

test("undoing on a later page keeps the receipt of the earlier pages, and names what they have", async () => {
  const name = filledLine("first_name", "First name");
  const resume: Line = {
    key: "resume_file",
    label: "Resume",
    outcome: { kind: "filled", text: "cv.pdf", source: "files" },
  };
  const left: Line = { key: "city", label: "Town", outcome: { kind: "left", reason: "question" } };
  const receipt = [name, resume, left, filledLine("email", "Email"), filledLine("city", "City")];
  const files = ["cv.pdf", "letter.pdf"].map((fileName) => ({
    kind: "resume" as const,
    fileName,
    sha256: fileName,
  }));
  await saveVisit(tabId, { ...visit, receipt, files, filledAt: "2026-11-21T10:00:00Z" });
  tab.url = `${url}/2`;
  const undo = () => undone({ count: 1, kept: ["City"], released: ["Email"] });
  vi.stubGlobal("postuloPage", { ...readsName, undo });
  expect(await undoFilling(tabId)).toEqual({
    kind: "undone",
    count: 1,
    kept: ["City"],
    earlier: [
      { key: "first_name", label: "First name" },
      { key: "resume_file", label: "Resume" },
    ],
  });
  expect(await namedFields()).toEqual([
    "First name: filled",
    "Resume: filled",
    "Town: left",
    "City: filled",
  ]);
  const now = await loadVisit(tabId);
  expect(now?.files?.map(({ fileName }) => fileName)).toEqual(["cv.pdf"]);
  expect(now?.filledAt).toBe("2026-11-21T10:00:00Z");
});

test("undoing all that was filled removes the receipt", async () => {
  const left: Line = { key: "city", label: "Town", outcome: { kind: "left", reason: "question" } };
  await saveVisit(tabId, { ...visit, receipt: [left, filledLine("email", "Email")] });
  const undo = () => undone({ count: 1, released: ["Email"] });
  vi.stubGlobal("postuloPage", { ...readsName, undo });
  await undoFilling(tabId);
  expect(await loadVisit(tabId)).toEqual(visit);
});
