import { keysOf, sessionStorageOf } from "./browser-storage.ts";

const prefix = "postulo-draft:";

/**
 * Stores unsaved input for this tab, so that it survives a reload and the end of the session. A draft belongs to one
 * user and is never shown to another; logging out deletes all.
 */
export function saveDraft(
  owner: string,
  name: string,
  values: Readonly<Record<string, unknown>>,
): void {
  sessionStorageOf(owner).setItem(`${prefix}${owner}:${name}`, JSON.stringify(values));
}

export function loadDraft(owner: string, name: string): unknown {
  const text = sessionStorageOf(owner).getItem(`${prefix}${owner}:${name}`);
  return text === null ? undefined : JSON.parse(text);
}

export function clearDraft(owner: string, name: string): void {
  sessionStorageOf(owner).removeItem(`${prefix}${owner}:${name}`);
}

/** Whether there is a draft with a matching name. */
export function hasDrafts(owner: string, matches: (name: string) => boolean): boolean {
  const own = `${prefix}${owner}:`;
  return keysOf(sessionStorageOf(owner)).some(
    (key) => key.startsWith(own) && matches(key.slice(own.length)),
  );
}

export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
