import { unrecorded, type Unrecorded, type Visit } from "@postulo/contract/extension-visit";
import * as z from "zod/mini";

const storageKey = "unrecorded";

/** They contain what the user answered on forms, so that they are not kept for ever. */
export const maxAgeDays = 30;
const maxAgeMs = maxAgeDays * 24 * 60 * 60 * 1000;
const maxKept = 20;

async function loadAll(): Promise<readonly Unrecorded[]> {
  const { [storageKey]: stored = [] } = await chrome.storage.local.get(storageKey);
  const readable = z
    .array(z.unknown())
    .parse(stored)
    .flatMap((one) => unrecorded.safeParse(one).data ?? []);
  return readable.filter(({ since }) => Date.now() - Date.parse(since) < maxAgeMs);
}

let changing: Promise<unknown> = Promise.resolve();

/** Sequential, because several tabs may be closed or change at once. */
function changeAll(
  change: (all: readonly Unrecorded[]) => readonly Unrecorded[],
): Promise<readonly Unrecorded[]> {
  const changed = changing.then(async () => {
    const kept = change(await loadAll()).slice(-maxKept);
    if (kept.length === 0) await chrome.storage.local.remove(storageKey);
    else await chrome.storage.local.set({ [storageKey]: kept });
    return kept;
  });
  changing = changed.catch(() => {});
  return changed;
}

/** Keeps a visit whose application could not be recorded, with its time. A visit without an owner is not kept. */
export async function keepUnrecorded(visit: Visit): Promise<void> {
  const { keptAs: id, userId, written: _, description: __, ...kept } = visit;
  if (id === undefined || userId === undefined) return;
  const entry = { id, since: new Date().toISOString(), visit: { ...kept, userId, keptAs: id } };
  await changeAll((all) => [...all.filter((one) => one.id !== id), entry]);
}

/** Deletes from the machine what is too old to be offered. */
export async function deleteExpired(): Promise<void> {
  await changeAll((all) => all);
}

export async function deleteUnrecorded(id: string): Promise<void> {
  await changeAll((all) => all.filter((one) => one.id !== id));
}

/** Deletes all of a user who signs out. */
export async function deleteUnrecordedOf(userId: string): Promise<void> {
  await changeAll((all) => all.filter(({ visit }) => visit.userId !== userId));
}

/** What is kept of a user and still to be recorded, oldest first. */
export const unrecordedOf = async (userId: string): Promise<Unrecorded[]> =>
  (await loadAll()).filter(({ visit }) => visit.userId === userId && visit.recording === "ask");

/** A kept visit of this user. */
export async function loadUnrecorded(id: string, userId: string): Promise<Visit | undefined> {
  const found = (await loadAll()).find((one) => one.id === id);
  return found?.visit.userId === userId ? found.visit : undefined;
}

/** Updates a kept visit. @returns undefined when it is no longer kept. */
export async function changeUnrecorded(
  id: string,
  change: (now: Visit) => Visit,
): Promise<Visit | undefined> {
  const all = await changeAll((before) =>
    before.map((one) => (one.id === id ? { ...one, visit: change(one.visit) } : one)),
  );
  return all.find((one) => one.id === id)?.visit;
}
