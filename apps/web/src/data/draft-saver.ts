import { clearUrgentDraft, saveLargeDraft, saveUrgentDraft } from "./large-drafts.ts";

/** `failed` when the browser stores nothing: the draft is lost when the page is closed. */
export type SaveState = "saved" | "saving" | "failed";

interface Unsaved {
  readonly value: unknown;
}

/**
 * Stores the newest state of a draft on this machine. One write runs at a time; a state that was replaced before its turn
 * is never written, so that a slow disk is never behind by more than one write.
 */
export class DraftSaver {
  readonly #owner: string;
  readonly #name: string;
  /** The newest state, until it is stored. */
  #unsaved: Unsaved | undefined;
  #running: Promise<void> | undefined;
  #state: SaveState = "saved";
  readonly #listeners = new Set<() => void>();

  constructor(owner: string, name: string) {
    this.#owner = owner;
    this.#name = name;
  }

  readonly readState = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores a state, which replaces earlier ones. */
  save(value: unknown): void {
    this.#unsaved = { value };
    this.#setState("saving");
    this.#running ??= this.#run();
  }

  /** Stores at once what is not stored yet. Returns whether nothing is lost when the page is closed now. */
  flush(): boolean {
    if (!this.#unsaved) return true;
    return saveUrgentDraft(this.#owner, this.#name, this.#unsaved.value);
  }

  /** Drops what is not stored yet. Resolves when no write is running. */
  async stop(): Promise<void> {
    this.#unsaved = undefined;
    this.#setState("saved");
    await this.#running;
  }

  /** Resolves to whether the newest state is stored. */
  async finish(): Promise<boolean> {
    await this.#running;
    return this.#state === "saved";
  }

  async #run(): Promise<void> {
    try {
      let written: Unsaved | undefined;
      while (this.#unsaved && this.#unsaved !== written) {
        written = this.#unsaved;
        // oxlint-disable-next-line no-await-in-loop -- a write replaces the one before
        await this.#write(written);
      }
    } finally {
      this.#running = undefined;
    }
  }

  async #write(written: Unsaved): Promise<void> {
    const isStored = await saveLargeDraft(this.#owner, this.#name, written.value);
    if (this.#unsaved !== written) return;
    if (isStored) clearUrgentDraft(this.#owner, this.#name);
    if (isStored || this.flush()) {
      this.#unsaved = undefined;
      this.#setState("saved");
    } else {
      this.#setState("failed");
    }
  }

  #setState(state: SaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const savers = new Map<string, DraftSaver>();

/** Stores at once what the browser has not written yet, and warns only if that fails. */
function flushOnLeaving(saver: DraftSaver): void {
  const flush = () => void saver.flush();
  // Phones close hidden pages without `pagehide`.
  document.addEventListener("visibilitychange", flush);
  window.addEventListener("pagehide", flush);
  window.addEventListener("beforeunload", (event) => {
    if (!saver.flush()) event.preventDefault();
  });
}

/** The saver of a user's draft, which outlives the page that shows the draft. */
export function draftSaver(owner: string, name: string): DraftSaver {
  const key = `${owner}:${name}`;
  const known = savers.get(key);
  if (known) return known;
  const saver = new DraftSaver(owner, name);
  savers.set(key, saver);
  flushOnLeaving(saver);
  return saver;
}

/** Drops what is not stored yet of all drafts, before they are deleted. */
export function stopDraftSavers(): void {
  // Nothing waits for this: a write that is running is before the deletion.
  for (const saver of savers.values()) void saver.stop();
}
