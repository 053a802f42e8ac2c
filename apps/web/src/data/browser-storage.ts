/** The part of `Storage` that is used. */
type TextStore = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

class MemoryStorage implements TextStore {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

/** By the id of a temporary user. */
const memory = new Map<string, { readonly local: TextStore; readonly session: TextStore }>();

/** Makes a user temporary: what belongs to that user is kept in memory, is empty now, and is gone with the page. */
export function keepInMemory(owner: string): void {
  memory.set(owner, { local: new MemoryStorage(), session: new MemoryStorage() });
}

/** Whether nothing of a user is stored in the browser. */
export const isTemporary = (owner: string): boolean => memory.has(owner);

/** Local storage for what belongs to a user; memory for a temporary one. */
export const localStorageOf = (owner: string): TextStore =>
  memory.get(owner)?.local ?? localStorage;

/** Session storage for what belongs to a user; memory for a temporary one. */
export const sessionStorageOf = (owner: string): TextStore =>
  memory.get(owner)?.session ?? sessionStorage;

export const keysOf = (store: TextStore): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
