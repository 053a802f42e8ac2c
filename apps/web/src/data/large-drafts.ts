import { keysOf, localStorageOf } from "./browser-storage.ts";

const databaseName = "postulo-drafts";
const storeName = "drafts";

const isAvailable = () => "indexedDB" in globalThis;

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener("success", () => resolve(request.result));
  request.addEventListener("error", () => reject(request.error));
  return promise;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
  return result(request);
}

/**
 * Runs one request on the store; undefined where the browser has no IndexedDB, or denies it: in private windows, or on
 * a full disk.
 */
async function withStore<Value>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<{ readonly value: Value } | undefined> {
  if (!isAvailable()) return undefined;
  try {
    const database = await open();
    try {
      const store = database.transaction(storeName, mode).objectStore(storeName);
      return { value: await result(request(store)) };
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

const keyOf = (owner: string, name: string) => `${owner}:${name}`;

/**
 * Stores input that is too large for session storage, files included, on this machine. It survives closing the browser
 * and the end of the session, belongs to one user, and is deleted on logout. Returns whether it was stored.
 */
export async function saveLargeDraft(
  owner: string,
  name: string,
  value: unknown,
): Promise<boolean> {
  const saved = await withStore("readwrite", (store) => store.put(value, keyOf(owner, name)));
  return saved !== undefined;
}

/** The stored value, of unknown shape; undefined without one. */
export async function loadLargeDraft(owner: string, name: string): Promise<unknown> {
  const loaded = await withStore<unknown>("readonly", (store) => store.get(keyOf(owner, name)));
  return loaded?.value;
}

export async function clearLargeDraft(owner: string, name: string): Promise<void> {
  await withStore("readwrite", (store) => store.delete(keyOf(owner, name)));
}

const urgentPrefix = "postulo-large-draft:";

/**
 * Stores a draft at once, for a page that is closed before IndexedDB has written it. It belongs to one user and is deleted
 * on logout. Returns whether it was stored.
 */
export function saveUrgentDraft(owner: string, name: string, value: unknown): boolean {
  try {
    localStorageOf(owner).setItem(`${urgentPrefix}${keyOf(owner, name)}`, JSON.stringify(value));
    return true;
  } catch (error) {
    // Full or denied.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The draft that was stored at once, of unknown shape; undefined without one. */
export function loadUrgentDraft(owner: string, name: string): unknown {
  const text = localStorageOf(owner).getItem(`${urgentPrefix}${keyOf(owner, name)}`);
  return text === null ? undefined : JSON.parse(text);
}

export function clearUrgentDraft(owner: string, name: string): void {
  localStorageOf(owner).removeItem(`${urgentPrefix}${keyOf(owner, name)}`);
}

/** Deletes the drafts of all users. */
export async function clearLargeDrafts(): Promise<void> {
  for (const key of keysOf(localStorage))
    if (key.startsWith(urgentPrefix)) localStorage.removeItem(key);
  await withStore("readwrite", (store) => store.clear());
}
