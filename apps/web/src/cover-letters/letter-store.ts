import type { SpecifiedLetterEvent } from "@postulo/contract/cover-letter";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useSignedIn } from "../session/session-context.tsx";
import type { AnswerDraft } from "./answers/answer-draft.ts";
import {
  saveLetterDraft,
  loadLetterDraft,
  type InterruptedLetter,
  type LetterDraft,
  type OpenLetter,
} from "./letter-draft.ts";
import { keepLetterText } from "./unsaved-letter.ts";

/** A sentence at its place in the letter. */
interface StreamedSentence {
  readonly at: number;
  readonly text: string;
}

/** The letter while it is being generated. */
export interface Writing {
  readonly paragraphs: readonly (readonly StreamedSentence[])[];
  /** The number of sentences that are being written again. */
  readonly revised?: number;
}

interface LetterState {
  readonly work: LetterDraft;
  /** Undefined unless a letter is being generated. */
  readonly writing: Writing | undefined;
}

/** Adds a sentence at its place; one that was rewritten may belong between others. */
function placeSentence(
  paragraphs: Writing["paragraphs"],
  { paragraph, text, at }: StreamedSentence & { readonly paragraph: number },
): StreamedSentence[][] {
  return Array.from({ length: Math.max(paragraphs.length, paragraph + 1) }, (_, index) => {
    const sentences = [...(paragraphs[index] ?? [])];
    if (index !== paragraph) return sentences;
    return [...sentences, { at, text }].sort((one, other) => one.at - other.at);
  });
}

/** Applies an event of the stream. */
function reduceEvent(writing: Writing, event: SpecifiedLetterEvent): Writing {
  switch (event.event) {
    case "sentence":
      return { ...writing, paragraphs: placeSentence(writing.paragraphs, event.data) };
    case "revision":
      return { ...writing, revised: event.data.count };
    // A letter that is continued on another connection comes from its start.
    case "start":
      return { paragraphs: [] };
    case "done":
    case "error":
      return writing;
  }
}

/**
 * The page's state, which outlives the page: generating continues while the user is on another page. It ends with the
 * session; input is saved as a draft.
 */
export class LetterStore {
  readonly #owner: string;
  /** False once the session has ended and its drafts are deleted. */
  readonly isCurrent: () => boolean;
  readonly #listeners = new Set<() => void>();
  #state: LetterState;
  #abortController: AbortController | undefined;

  /** `isCurrent`: whether the session of the owner is active; after its end nothing is stored in the browser. */
  constructor(owner: string, isCurrent: () => boolean) {
    this.#owner = owner;
    this.isCurrent = isCurrent;
    this.#state = { work: loadLetterDraft(owner), writing: undefined };
  }

  readonly read = () => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(state: LetterState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  readonly change = (part: Partial<LetterDraft>) => {
    if (!this.isCurrent()) return;
    const work = { ...this.#state.work, ...part };
    saveLetterDraft(this.#owner, work);
    const { letter: before } = this.#state.work;
    const isSameText =
      before?.text === work.letter?.text && before?.savedText === work.letter?.savedText;
    // Another tab may have changed the text of the same letter.
    if (before?.id === work.letter?.id && !isSameText)
      keepLetterText(this.#owner, work.letter, before);
    this.#show({ ...this.#state, work });
  };

  /** Changes the open letter, if any. */
  readonly changeLetter = (part: Partial<OpenLetter>) => {
    const { letter } = this.#state.work;
    if (letter) this.change({ letter: { ...letter, ...part } });
  };

  /** Replaces the unsaved answers for a posting; without a draft there are none. */
  readonly changeAnswers = (key: string, draft: AnswerDraft | undefined) => {
    const { [key]: _, ...others } = this.#state.work.answers ?? {};
    this.change({ answers: draft ? { ...others, [key]: draft } : others });
  };

  /** Starts generating; its progress is stored until `endWriting`. */
  beginWriting(interrupted: Omit<InterruptedLetter, "paragraphs">) {
    this.#abortController = new AbortController();
    this.#show({ ...this.#state, writing: { paragraphs: [] } });
    this.change({ interrupted: { ...interrupted, paragraphs: [] } });
    return this.#abortController.signal;
  }

  /** Notes which version of which letter the generated one comes after. */
  noteReplaced(replaced: InterruptedLetter["replaced"]) {
    const { interrupted } = this.#state.work;
    if (interrupted && replaced) this.change({ interrupted: { ...interrupted, replaced } });
  }

  readonly applyEvent = (event: SpecifiedLetterEvent) => {
    const { writing } = this.#state;
    if (!writing) return;
    this.#show({ ...this.#state, writing: reduceEvent(writing, event) });
    const { interrupted } = this.#state.work;
    if (!interrupted) return;
    if (event.event === "start") this.change({ interrupted: { ...interrupted, paragraphs: [] } });
    if (event.event !== "sentence") return;
    const paragraphs = placeSentence(interrupted.paragraphs, event.data);
    this.change({ interrupted: { ...interrupted, paragraphs } });
  };

  readonly endWriting = () => {
    this.#abortController = undefined;
    this.#show({ ...this.#state, writing: undefined });
  };

  readonly cancel = () => this.#abortController?.abort();
}

const storeKey = (owner: string) => ["letter-store", owner] as const;

/** Stored in the query cache, so that it is removed when the session ends. */
function storeOf(queries: QueryClient, owner: string): LetterStore {
  const existing = queries.getQueryData<LetterStore>(storeKey(owner));
  if (existing) return existing;
  queries.setQueryDefaults(storeKey(owner), { gcTime: Infinity, structuralSharing: false });
  const isCurrent = () => queries.getQueryData(storeKey(owner)) === store;
  const store: LetterStore = new LetterStore(owner, isCurrent);
  queries.setQueryData(storeKey(owner), store);
  return store;
}

/** The page's state with its setters. */
export function useLetterStore() {
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const store = storeOf(queries, user.id);
  const state = useSyncExternalStore(store.subscribe, store.read);
  return { ...state, store };
}
