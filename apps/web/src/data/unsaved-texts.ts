import * as z from "zod/mini";
import { keysOf, localStorageOf } from "./browser-storage.ts";

const prefix = "postulo-unsaved:";

const unsavedText = z.object({
  text: z.string(),
  /** The stored text that was changed, and the version of its row. */
  before: z.string(),
  version: z.number(),
  /** Whether it is being typed in a field that is saved when it is left, and was not left yet. */
  isOpen: z.optional(z.boolean()),
});
/** A text that the server has not confirmed yet. */
export type UnsavedText = z.infer<typeof unsavedText>;

interface TextName {
  readonly owner: string;
  /** The id of the row. */
  readonly id: string;
  readonly column: string;
}

const listeners = new Set<() => void>();
const keyOf = ({ owner, id, column }: TextName) => `${prefix}${owner}:${id}:${column}`;
const notify = () => {
  for (const listener of listeners) listener();
};

const parseUnsaved = (stored: string) => unsavedText.safeParse(JSON.parse(stored)).data;

/**
 * Stores a text until the server has confirmed it, so that it survives a closed tab and the end of the session. It
 * belongs to one user; signing out deletes it.
 */
export function keepUnsaved(name: TextName, text: UnsavedText): void {
  localStorageOf(name.owner).setItem(keyOf(name), JSON.stringify(text));
  notify();
}

export function loadUnsaved(name: TextName): UnsavedText | undefined {
  const stored = localStorageOf(name.owner).getItem(keyOf(name));
  return stored === null ? undefined : parseUnsaved(stored);
}

export function removeUnsaved(name: TextName): void {
  const store = localStorageOf(name.owner);
  if (store.getItem(keyOf(name)) === null) return;
  store.removeItem(keyOf(name));
  notify();
}

/** Whether a row has texts that are to be saved, or only some that are still being typed. */
export function unsavedStateOf(owner: string, id: string): "none" | "typing" | "toBeSaved" {
  const own = `${prefix}${owner}:${id}:`;
  const store = localStorageOf(owner);
  const keys = keysOf(store).filter((key) => key.startsWith(own));
  if (keys.length === 0) return "none";
  const isTyping = keys.every((key) => parseUnsaved(store.getItem(key) ?? "null")?.isOpen === true);
  return isTyping ? "typing" : "toBeSaved";
}

/** Whether a user has texts in this browser that the server has not confirmed. */
export const hasUnsaved = (owner: string): boolean =>
  keysOf(localStorageOf(owner)).some((key) => key.startsWith(`${prefix}${owner}:`));

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function clearUnsaved(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  notify();
}
