import { useEffect, useEffectEvent, useState } from "react";
import {
  keepUnsaved,
  loadUnsaved,
  removeUnsaved,
  subscribeUnsaved,
  type UnsavedText,
} from "../../data/unsaved-texts.ts";
import { useSignedIn } from "../../session/session-context.tsx";

/** A pause in typing after which the text is saved. */
const pauseMs = 800;

interface SavedTextOptions {
  /** The id of the row. */
  readonly id: string;
  readonly column: string;
  /** The text on the server as far as it is known, and the version of its row. */
  readonly stored: string;
  readonly version: number;
  /** The stored text with changes that are being sent. */
  readonly shown: string;
  /** @param seen the text that was changed, and the version of its row */
  /** Whether it is sent only when the field is left, instead of after a pause as well. */
  readonly isHeld?: boolean;
  /** The text to store; undefined for one that cannot be stored, which is kept in the browser. */
  readonly prepare?: (text: string) => string | undefined;
  readonly onSave: (
    text: string,
    seen: { readonly text: string; readonly version: number },
  ) => void;
}

/** Blank texts are stored as null. */
const isSame = (one: string, other: string) => one === other || (one + other).trim() === "";

/** The text that was typed, and the stored text that it changes. */
interface Typed extends UnsavedText {
  /** Whether it was typed in this field, instead of found in the browser. */
  readonly isOwn?: boolean;
  /** The text that was sent last. */
  readonly sent?: string;
}

const toUnsaved = ({ text, before, version, isOpen = false }: Typed): UnsavedText => ({
  text,
  before,
  version,
  ...(isOpen ? { isOpen } : {}),
});

/** What was typed after the server confirmed a text; undefined when nothing remains to be saved. */
function afterConfirmation(typed: Typed, stored: string, version: number): Typed | undefined {
  if (isSame(typed.text, stored)) return undefined;
  if (typed.sent === undefined || !isSame(typed.sent, stored) || isSame(typed.before, stored))
    return typed;
  const { sent: _confirmed, ...rest } = typed;
  return { ...rest, before: stored, version };
}

/** The text that was sent last and is not confirmed; undefined without one. */
const lastSent = (typed: Typed, stored: string): Typed | undefined =>
  typed.sent === undefined || isSame(typed.sent, stored)
    ? undefined
    : { ...typed, text: typed.sent, isOpen: false };

/** Whether the text was sent, and another was stored elsewhere meanwhile: the user chooses between them in a dialog. */
const isDisputed = ({ text, sent, before }: Typed, stored: string) =>
  sent === text && !isSame(stored, before);

interface SavingMoments {
  /** A text that is saved after a pause. */
  readonly unsavedText: string | undefined;
  readonly onPause: () => void;
  readonly onLeave: () => void;
}

/** Calls `onPause` after a pause in typing, and `onLeave` when the page is hidden or the field is removed. */
function useSavingMoments({ unsavedText, onPause, onLeave }: SavingMoments): void {
  const pause = useEffectEvent(onPause);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (unsavedText === undefined) return;
    const timer = setTimeout(() => pause(), pauseMs);
    return () => clearTimeout(timer);
  }, [unsavedText]);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("visibilitychange", () => leave(), { signal });
    window.addEventListener("pagehide", () => leave(), { signal });
    return () => {
      ending.abort();
      leave();
    };
  }, []);
}

/**
 * A text field that saves itself: after a pause unless it is held, when it loses the focus, and when the page is hidden
 * or left. What was typed is kept in the browser until the server has confirmed it, and is saved when the field is shown
 * again; a held text that was not left is shown again, and saved when it is left.
 */
export function useSavedText(options: SavedTextOptions) {
  const { id, column, stored, version, shown, isHeld = false, prepare } = options;
  const { user } = useSignedIn();
  const name = { owner: user.id, id, column };
  const [typed, setTyped] = useState<Typed | undefined>(() => loadUnsaved(name));
  const remaining = typed && afterConfirmation(typed, stored, version);
  if (remaining !== typed) setTyped(remaining);

  function change(next: Typed | undefined) {
    if (next) keepUnsaved(name, toUnsaved(next));
    setTyped(next);
  }

  function save() {
    if (!typed || isDisputed(typed, stored)) return;
    const text = prepare ? prepare(typed.text) : typed.text;
    if (text === undefined) return;
    const next = { ...typed, text, isOpen: false };
    const isChanged = !isSame(text, shown);
    if (isChanged || isHeld) change(isChanged ? { ...next, sent: text } : next);
    if (isChanged) options.onSave(text, { text: typed.before, version: typed.version });
  }

  // It is removed when the user chooses the text of another window.
  const readAgain = useEffectEvent(() => {
    if (typed && !loadUnsaved(name)) setTyped(undefined);
  });
  useEffect(() => subscribeUnsaved(() => readAgain()), []);

  const isUnsaved = remaining !== undefined;
  useEffect(() => {
    if (!isUnsaved) removeUnsaved({ owner: user.id, id, column });
  }, [isUnsaved, user.id, id, column]);

  const isWaiting = remaining !== undefined && !remaining.isOpen;
  const unsavedText = isWaiting && remaining.sent !== remaining.text ? remaining.text : undefined;
  useSavingMoments({
    unsavedText,
    onPause: save,
    onLeave: () => {
      // A text that is being typed in another window is saved there.
      if (!typed?.isOpen || typed.isOwn) save();
    },
  });

  return {
    value: remaining?.text ?? shown,
    onChange: (text: string) => {
      const { before, version: seen } = remaining ?? { before: stored, version };
      change({ ...remaining, text, before, version: seen, isOpen: isHeld, isOwn: true });
    },
    onBlur: save,
    /** Whether a text was typed and not left. */
    isOpen: remaining?.isOpen === true,
    /** Whether it was typed here, instead of found in the browser. */
    isOwn: remaining?.isOwn === true,
    /** Takes back what was typed since the last text was sent. */
    reset: () => change(typed && lastSent(typed, stored)),
  };
}
