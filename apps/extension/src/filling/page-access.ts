import type { Applicant } from "@postulo/autofill/applicant";
import type { Answered } from "@postulo/contract/extension-visit";
import {
  frameAnswers,
  frameFields,
  frameKeys,
  frameRead,
  posting,
  undoneFields,
  type Corrections,
  type FrameField,
  type Posting,
  type UndoneFields,
} from "@postulo/contract/page-results";
import type * as z from "zod/mini";
import type { OnlyField } from "../page-api.ts";
import { reportedFrames } from "./reported-frames.ts";

/** The page is internal to the browser, in its store, or on a site where the user has not opened the extension. */
export class PageNotReachable extends Error {}

type Frames = { readonly tabId: number; readonly allFrames: true } | FrameList;
type FrameList = { readonly tabId: number; readonly frameIds: number[] };
type FrameResult = { readonly frameId: number; readonly result?: unknown };

/**
 * Without it, a call for all frames waits for each of them to be loaded: an embedded page that never answers would keep
 * the whole form from being read.
 */
const now = { injectImmediately: true } as const;

type Script = { readonly files: string[]; readonly isThere: () => boolean };

/** Reads and fills the form of a frame. */
const formScript: Script = {
  files: ["planner.js", "visibility.js", "content.js"],
  isThere: () => globalThis.postuloPage !== undefined,
};
/** Reads what a frame shows once its form was sent, so that it is injected only from the first filling on. */
const confirmationScript: Script = {
  files: ["confirmation.js"],
  isThere: () => globalThis.postuloSent !== undefined,
};

/** Which of the frames already have the script; rejects when a frame is not accessible or was removed. */
const probe = (target: Frames, { isThere }: Script) =>
  chrome.scripting.executeScript({ ...now, target, func: isThere });

type Probed = Awaited<ReturnType<typeof probe>>;

/** The existing frames of known platforms in a page that is not accessible itself. */
async function probeKnown(tabId: number, script: Script): Promise<Probed> {
  const known = await reportedFrames(tabId);
  const probed = await Promise.allSettled(
    known.map((frameId) => probe({ tabId, frameIds: [frameId] }, script)),
  );
  return probed.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

/**
 * Injects a script into every accessible frame: those of `activeTab` or a platform's host permission, or, when
 * the page is not accessible, its frames of known platforms.
 */
async function enter(tabId: number, script = formScript): Promise<Frames> {
  const all: Frames = { tabId, allFrames: true };
  const whole = await probe(all, script).catch(() => undefined);
  const frames = whole ?? (await probeKnown(tabId, script));
  if (frames.length === 0)
    throw new PageNotReachable("The content script cannot run in any frame of this tab");
  const target: Frames = whole ? all : { tabId, frameIds: frames.map(({ frameId }) => frameId) };
  // Into all frames again, because a frame may have navigated; a second injection has no effect.
  if (frames.some(({ result }) => result !== true))
    await chrome.scripting.executeScript({ ...now, target, files: script.files });
  return target;
}

export type FieldsOfFrame = {
  readonly frameId: number;
  readonly fields: readonly FrameField[];
  /** The frame's host, where it is another one than the page's. */
  readonly site?: string;
};

/** The valid results. A frame without the script has none, and one with another result is treated the same. */
function validResults<T>(frames: readonly FrameResult[], schema: z.ZodMiniType<T>) {
  return frames.flatMap(({ frameId, result }) => {
    const parsed = schema.safeParse(result);
    return parsed.success ? [{ frameId, result: parsed.data }] : [];
  });
}

const withFields = (frames: readonly FrameResult[]): readonly FieldsOfFrame[] =>
  validResults(frames, frameFields)
    .map(({ frameId, result }) => ({ frameId, fields: result }))
    .filter(({ fields }) => fields.length > 0);

/** The frames that have fields, each with its host where that is not the page's. */
function readFrames(frames: readonly FrameResult[]): readonly FieldsOfFrame[] {
  const read = validResults(frames, frameRead);
  const page = read.find(({ frameId }) => frameId === 0)?.result.site;
  const siteOf = (site: string) =>
    page === undefined || site === "" || site === page ? {} : { site };
  return read
    .map(({ frameId, result }) => ({ frameId, fields: result.fields, ...siteOf(result.site) }))
    .filter(({ fields }) => fields.length > 0);
}

/** The plan of each frame that has fields. */
export async function readTab(
  tabId: number,
  applicant: Applicant,
  corrections: Corrections = [],
): Promise<readonly FieldsOfFrame[]> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    ...now,
    target,
    func: (facts: Applicant, said: Corrections) => {
      globalThis.postuloGuide?.correct(said);
      const fields = globalThis.postuloPage?.read(facts);
      return {
        site: location.host,
        fields: fields && (globalThis.postuloGuide?.describe(fields) ?? fields),
      };
    },
    args: [applicant, corrections],
  });
  return readFrames(frames);
}

/**
 * Fills the given frames, or one field of one frame. What the page shows once it is sent can be read as soon as the fill has
 * begun, because the user may send it before the fill ends.
 */
export async function fillFrames(
  target: FrameList,
  applicant: Applicant,
  only: OnlyField,
): Promise<readonly FieldsOfFrame[]> {
  const filling = chrome.scripting.executeScript({
    ...now,
    target,
    func: (facts: Applicant, one: OnlyField) => globalThis.postuloPage?.fill(facts, one),
    args: [
      applicant,
      only === null ? null : { fieldId: only.fieldId, evenUnseen: only.evenUnseen },
    ],
  });
  const confirmation = chrome.scripting.executeScript({
    ...now,
    target,
    files: confirmationScript.files,
  });
  // A frame that is removed meanwhile is reported by the filling.
  const [frames] = await Promise.all([filling, confirmation.catch(() => undefined)]);
  return withFields(frames);
}

export async function undoTab(tabId: number): Promise<UndoneFields> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    ...now,
    target,
    func: () => globalThis.postuloPage?.undo(),
  });
  const undone = validResults(frames, undoneFields).map(({ result }) => result);
  return {
    count: undone.reduce((sum, { count }) => sum + count, 0),
    kept: undone.flatMap(({ kept }) => kept),
    released: undone.flatMap(({ released }) => released),
    rows: undone.reduce((sum, { rows = 0 }) => sum + rows, 0),
  };
}

/** The user's own answers in all frames. */
export async function answeredInTab(tabId: number): Promise<readonly Answered[]> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    ...now,
    target,
    func: () => globalThis.postuloPage?.answered(),
  });
  return validResults(frames, frameAnswers).flatMap(({ result }) => result);
}

export async function goToField(target: FrameList, fieldId: number): Promise<void> {
  await chrome.scripting.executeScript({
    ...now,
    target,
    func: (id: number) => globalThis.postuloGuide?.goTo(id),
    args: [fieldId],
  });
}

/** The posting of the tab's page, or of the frame with the form when the page is not accessible. */
export async function postingOfTab(tabId: number): Promise<Posting | undefined> {
  const frames = await enter(tabId);
  const outermost = "frameIds" in frames ? Math.min(...frames.frameIds) : 0;
  const target = { tabId, frameIds: [outermost] };
  await chrome.scripting.executeScript({ ...now, target, files: ["posting.js"] });
  const read = await chrome.scripting.executeScript({
    ...now,
    target,
    func: () => globalThis.postuloPosting?.(),
  });
  return validResults(read, posting)[0]?.result;
}

/** Whether any frame has an application form, including further pages of one. */
export async function isApplicationTab(tabId: number): Promise<boolean> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    ...now,
    target,
    func: () => globalThis.postuloPage?.isApplication(),
  });
  return frames.some(({ result }) => result === true);
}

/** What the fields of all frames ask for. */
export async function keysInTab(tabId: number): Promise<ReadonlySet<string>> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    ...now,
    target,
    func: () => globalThis.postuloPage?.keys(),
  });
  return new Set(validResults(frames, frameKeys).flatMap(({ result }) => result));
}

/** Whether any frame confirms the application. */
export async function isTabConfirmed(tabId: number): Promise<boolean> {
  const target = await enter(tabId, confirmationScript);
  const frames = await chrome.scripting.executeScript({
    ...now,
    target,
    func: () => globalThis.postuloSent?.isConfirmed(),
  });
  return frames.some(({ result }) => result === true);
}

/** Whether no frame has a field any more that the user sees. */
export async function isFormGoneInTab(tabId: number): Promise<boolean> {
  const target = await enter(tabId, confirmationScript);
  const frames = await chrome.scripting.executeScript({
    ...now,
    target,
    func: () => globalThis.postuloSent?.isGone(),
  });
  return frames.every(({ result }) => result !== false);
}
