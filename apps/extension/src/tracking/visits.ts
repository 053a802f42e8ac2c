import { visit, type Line, type Unrecorded, type Visit } from "@postulo/contract/extension-visit";
import { deleteUnrecorded, unrecordedOf } from "./unrecorded.ts";

const keyPrefix = "visit ";
const keyOf = (tabId: number) => `${keyPrefix}${tabId}`;

const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/** Whether the user has taken back what was recorded, and has filled nothing since. */
export const isTakenBackNow = ({ isTakenBack, recording }: Visit): boolean =>
  isTakenBack === true && recording === "notSent";

/**
 * Whether a tab at `url` is still in the visit: the steps of a form and its confirmation page have different URLs. Before
 * filling and after recording, also when that was taken back, another page of the same site is another job, as it is once
 * the tab has gone on to the form of another one (`visitOfPage`).
 */
export function isSameVisit(last: Visit, url: string | undefined) {
  const { url: began, receipt, recording } = last;
  const isOver = recording === "recorded" || last.isLeft === true || isTakenBackNow(last);
  if (url === began) return true;
  // The URL of the tab is unknown when only a frame is accessible.
  if (url === undefined) return !isOver;
  const isSameSite = originOf(url) !== undefined && originOf(url) === originOf(began);
  return isSameSite && receipt !== undefined && !isOver;
}

/** The last visit of a tab, which may have left it since. */
export async function loadLastVisit(tabId: number): Promise<Visit | undefined> {
  const key = keyOf(tabId);
  return visit.safeParse((await chrome.storage.session.get(key))[key]).data;
}

/** The current visit of a tab, in session storage. */
export async function loadVisit(tabId: number): Promise<Visit | undefined> {
  const last = await loadLastVisit(tabId);
  if (!last) return undefined;
  const { url } = await chrome.tabs.get(tabId);
  return isSameVisit(last, url) ? last : undefined;
}

export async function saveVisit(tabId: number, happened: Visit): Promise<Visit> {
  await chrome.storage.session.set({ [keyOf(tabId)]: happened });
  return happened;
}

/**
 * What is kept of a user's applications that could not be recorded, but for those that this tab, or another one whose URL is
 * known, still asks about.
 */
export async function unrecordedElsewhere(userId: string, tabId: number): Promise<Unrecorded[]> {
  const kept = await unrecordedOf(userId);
  if (kept.length === 0) return [];
  const tabs = await chrome.tabs.query({});
  const visits = await Promise.all(
    tabs.map(async ({ id, url }) => {
      const last = id === undefined ? undefined : await loadLastVisit(id);
      const isKnown = id === tabId || url !== undefined;
      return last && isKnown && isSameVisit(last, url) ? last.keptAs : undefined;
    }),
  );
  return kept.filter(({ id }) => !visits.includes(id));
}

/** Deletes the visits of all users but this one, who has signed in. */
export async function deleteVisitsOfOthers(userId: string): Promise<void> {
  const stored: Record<string, unknown> = await chrome.storage.session.get(null);
  const others = Object.entries(stored).filter(
    ([key, value]) => key.startsWith(keyPrefix) && visit.safeParse(value).data?.userId !== userId,
  );
  await chrome.storage.session.remove(others.map(([key]) => key));
}

let changing: Promise<unknown> = Promise.resolve();

/** An application that is no longer asked about is not kept as unrecorded either. */
async function settled(now: Visit): Promise<Visit> {
  const { keptAs, ...rest } = now;
  if (keptAs === undefined || now.recording === "ask") return now;
  await deleteUnrecorded(keptAs);
  return rest;
}

type Change = (now: Visit) => Visit;

/** Sequential, because answers are saved while a form is being filled. */
function changeLoaded(
  tabId: number,
  load: typeof loadVisit,
  change: Change,
): Promise<Visit | undefined> {
  const changed = changing.then(async () => {
    const now = await load(tabId);
    return now && saveVisit(tabId, await settled(change(now)));
  });
  changing = changed.catch(() => {});
  return changed;
}

/** Updates the current visit of a tab. @returns undefined without a visit. */
export const changeVisit = (tabId: number, change: Change): Promise<Visit | undefined> =>
  changeLoaded(tabId, loadVisit, change);

/**
 * Updates the last visit of a tab by a message of its page, which may arrive when the tab is at another site already: a form
 * often leads there, and back.
 */
export const changeLastVisit = (tabId: number, change: Change): Promise<Visit | undefined> =>
  changeLoaded(tabId, loadLastVisit, change);

export async function deleteVisit(tabId: number): Promise<void> {
  await chrome.storage.session.remove(keyOf(tabId));
}

/** Labels are shorter in a receipt. */
const maxLabel = 120;
/** A label as a receipt has it. */
export const cutLabel = (label: string): string => label.slice(0, maxLabel);
const cut = (line: Line): Line => ({ ...line, label: cutLabel(line.label) });

/** Adds the lines of a run to the receipt. They replace lines of the same fields from earlier pages and runs. */
export function withLines(now: Visit, added: readonly Line[]): Visit {
  const lines = added.map(cut);
  const isReported = (line: Line) =>
    lines.some((one) => one.key === line.key && one.label === line.label);
  const earlier = (now.receipt ?? []).filter((line) => !isReported(line));
  return {
    ...now,
    isLeft: false,
    receipt: [...earlier, ...lines],
    filledAt: new Date().toISOString(),
  };
}
