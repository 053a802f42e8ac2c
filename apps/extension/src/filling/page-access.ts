import type { Applicant } from "@postulo/autofill/applicant";
import type { Answered } from "@postulo/contract/extension-messages";
import type { FrameField, OnlyField, Posting } from "../page-door.ts";
import { framesThatTold } from "./frames-that-told.ts";

/** The page belongs to the browser, to its store, or to a site that the person has not opened the extension on. */
export class PageNotReachable extends Error {}

type Frames = { readonly tabId: number; readonly allFrames: true } | FrameList;
type FrameList = { readonly tabId: number; readonly frameIds: number[] };
type Told<T> = { readonly frameId: number; readonly result?: T | undefined };

/** Which of the frames have the script already; rejected when one of them may not be entered, or is gone. */
const probe = (target: Frames) =>
  chrome.scripting.executeScript({ target, func: () => globalThis.postuloPage !== undefined });

type Probed = Awaited<ReturnType<typeof probe>>;

/** The frames of known platforms that are still there, in a page that is itself out of reach. */
async function probeKnown(tabId: number): Promise<Probed> {
  const known = await framesThatTold(tabId);
  const probed = await Promise.allSettled(
    known.map((frameId) => probe({ tabId, frameIds: [frameId] })),
  );
  return probed.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

/**
 * Puts the content script into every frame that may be entered: all that the person's click or a platform's host gives access
 * to, or, when the page itself is out of reach, the frames of known platforms in it.
 */
async function enter(tabId: number): Promise<Frames> {
  const all: Frames = { tabId, allFrames: true };
  const whole = await probe(all).catch(() => undefined);
  const frames = whole ?? (await probeKnown(tabId));
  if (frames.length === 0)
    throw new PageNotReachable("The content script cannot run in any frame of this tab");
  const target: Frames = whole ? all : { tabId, frameIds: frames.map(({ frameId }) => frameId) };
  // To all of them again, since a frame may have gone elsewhere meanwhile: where the script is already it changes nothing.
  if (frames.some(({ result }) => result !== true))
    await chrome.scripting.executeScript({ target, files: ["sight.js", "content.js"] });
  return target;
}

export type FieldsOfFrame = { readonly frameId: number; readonly fields: readonly FrameField[] };

const withFields = (frames: readonly Told<readonly FrameField[] | undefined>[]) =>
  frames
    .map(({ frameId, result }) => ({ frameId, fields: result ?? [] }))
    .filter(({ fields }) => fields.length > 0);

/** What would be filled in, frame by frame, without the frames that ask for nothing. */
export async function readTab(
  tabId: number,
  applicant: Applicant,
): Promise<readonly FieldsOfFrame[]> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    target,
    func: (facts: Applicant) => globalThis.postuloPage?.read(facts),
    args: [applicant],
  });
  return withFields(frames);
}

/** Fills the frames that were read, or the one field of one frame. */
export async function fillFrames(
  target: FrameList,
  applicant: Applicant,
  only: OnlyField,
): Promise<readonly FieldsOfFrame[]> {
  const frames = await chrome.scripting.executeScript({
    target,
    func: (facts: Applicant, one: OnlyField) => globalThis.postuloPage?.fill(facts, one),
    args: [
      applicant,
      only === null ? null : { fieldId: only.fieldId, evenUnseen: only.evenUnseen },
    ],
  });
  return withFields(frames);
}

export async function undoTab(tabId: number): Promise<number> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    target,
    func: () => globalThis.postuloPage?.undo(),
  });
  return frames.reduce((count, frame) => count + (frame.result ?? 0), 0);
}

/** What the person answered by themselves, in all frames. */
export async function answeredInTab(tabId: number): Promise<readonly Answered[]> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    target,
    func: () => globalThis.postuloPage?.answered(),
  });
  return frames.flatMap(({ result }) => result ?? []);
}

export async function goToField(target: FrameList, fieldId: number): Promise<void> {
  await chrome.scripting.executeScript({
    target,
    func: (id: number) => globalThis.postuloPage?.goTo(id),
    args: [fieldId],
  });
}

/** What the page says about the job: the tab's own page when it can be read, else the frame with the form. */
export async function postingOfTab(tabId: number): Promise<Posting | undefined> {
  const frames = await enter(tabId);
  const outermost = "frameIds" in frames ? Math.min(...frames.frameIds) : 0;
  const target = { tabId, frameIds: [outermost] };
  await chrome.scripting.executeScript({ target, files: ["posting.js"] });
  const [told] = await chrome.scripting.executeScript({
    target,
    func: () => globalThis.postuloPosting?.(),
  });
  return told?.result ?? undefined;
}

/** Whether any frame holds a form to apply with: the next page of a form is one too. */
export async function isApplicationTab(tabId: number): Promise<boolean> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    target,
    func: () => globalThis.postuloPage?.isApplication(),
  });
  return frames.some(({ result }) => result === true);
}

/** Whether any frame tells that the application arrived. */
export async function isTabConfirmed(tabId: number): Promise<boolean> {
  const target = await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    target,
    func: () => globalThis.postuloPage?.isConfirmed(),
  });
  return frames.some(({ result }) => result === true);
}
