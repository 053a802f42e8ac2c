import type { SpecifiedLetterEvent } from "@postulo/contract/cover-letter";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useSignedIn } from "../session/session-context.tsx";
import {
  saveLetterDraft,
  loadLetterDraft,
  type LetterDraft,
  type OpenLetter,
} from "./letter-draft.ts";

/** What has come of the letter that is being written. */
export interface Writing {
  readonly paragraphs: readonly (readonly string[])[];
  /** Who took over, when it had to be begun again. */
  readonly begunAgainBy?: "composer" | "model";
}

interface DeskState {
  readonly work: LetterDraft;
  /** While a letter is written. */
  readonly writing: Writing | undefined;
}

/** What a letter looks like after one more event. */
function follow(writing: Writing, event: SpecifiedLetterEvent): Writing {
  switch (event.event) {
    case "sentence": {
      const { paragraph, text } = event.data;
      const paragraphs = Array.from(
        { length: Math.max(writing.paragraphs.length, paragraph + 1) },
        (_, at) => [...(writing.paragraphs[at] ?? []), ...(at === paragraph ? [text] : [])],
      );
      return { ...writing, paragraphs };
    }
    case "restart":
      return { paragraphs: [], begunAgainBy: event.data.writer };
    case "start":
    case "done":
    case "error":
      return writing;
  }
}

/**
 * The page's state, which outlives the page: a letter goes on being written while the person looks elsewhere. It ends
 * with the session, and what was typed is kept as a draft.
 */
export class LetterStore {
  readonly #owner: string;
  readonly #listeners = new Set<() => void>();
  #state: DeskState;
  #giveUp: AbortController | undefined;

  constructor(owner: string) {
    this.#owner = owner;
    this.#state = { work: loadLetterDraft(owner), writing: undefined };
  }

  readonly read = () => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(state: DeskState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  readonly change = (part: Partial<LetterDraft>) => {
    const work = { ...this.#state.work, ...part };
    saveLetterDraft(this.#owner, work);
    this.#show({ ...this.#state, work });
  };

  /** Changes the letter on the page, if there is one. */
  readonly changeLetter = (part: Partial<OpenLetter>) => {
    const { letter } = this.#state.work;
    if (letter) this.change({ letter: { ...letter, ...part } });
  };

  /** Begins a letter; what comes of it is shown until `endWriting`. */
  beginWriting() {
    this.#giveUp = new AbortController();
    this.#show({ ...this.#state, writing: { paragraphs: [] } });
    return this.#giveUp.signal;
  }

  readonly followEvent = (event: SpecifiedLetterEvent) => {
    const { writing } = this.#state;
    if (writing) this.#show({ ...this.#state, writing: follow(writing, event) });
  };

  readonly endWriting = () => {
    this.#giveUp = undefined;
    this.#show({ ...this.#state, writing: undefined });
  };

  readonly cancel = () => this.#giveUp?.abort();
}

const deskKey = (owner: string) => ["letter-desk", owner] as const;

/** The desk stands in the cache of the session, so that it goes when the person does. */
function deskOf(queries: QueryClient, owner: string): LetterStore {
  const standing = queries.getQueryData<LetterStore>(deskKey(owner));
  if (standing) return standing;
  queries.setQueryDefaults(deskKey(owner), { gcTime: Infinity, structuralSharing: false });
  const desk = new LetterStore(owner);
  queries.setQueryData(deskKey(owner), desk);
  return desk;
}

/** The page's state as it is now, and the ways to change it. */
export function useLetterStore() {
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const desk = deskOf(queries, user.id);
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  return {
    ...state,
    desk,
    /** False once the session has ended, whose drafts may be forgotten by then. */
    isStanding: () => queries.getQueryData(deskKey(user.id)) === desk,
  };
}
