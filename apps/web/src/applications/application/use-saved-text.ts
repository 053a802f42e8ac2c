import { useEffect, useEffectEvent, useState } from "react";
import {
  keepUnsaved,
  loadUnsaved,
  removeUnsaved,
  subscribeUnsaved,
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
  readonly onSave: (
    text: string,
    seen: { readonly text: string; readonly version: number },
  ) => void;
}

/** Blank texts are stored as null. */
const isSame = (one: string, other: string) => one === other || (one + other).trim() === "";

/** The text that was typed, and the stored text that it changes. */
interface Typed {
  readonly text: string;
  readonly before: string;
  readonly version: number;
  /** The text that was sent last. */
  readonly sent?: string;
}

/** What was typed after the server confirmed a text; undefined when nothing remains to be saved. */
function afterConfirmation(typed: Typed, stored: string, version: number): Typed | undefined {
  if (isSame(typed.text, stored)) return undefined;
  if (typed.sent === undefined || !isSame(typed.sent, stored) || isSame(typed.before, stored))
    return typed;
  return { text: typed.text, before: stored, version };
}

/** Whether the text was sent, and another was stored elsewhere meanwhile: the user chooses between them in a dialog. */
const isDisputed = ({ text, sent, before }: Typed, stored: string) =>
  sent === text && !isSame(stored, before);

/**
 * A text field that saves itself: after a pause, when it loses the focus, and when the page is hidden or left. What was
 * typed is kept in the browser until the server has confirmed it, and is saved when the field is shown again.
 */
export function useSavedText(options: SavedTextOptions) {
  const { id, column, stored, version, shown } = options;
  const { user } = useSignedIn();
  const owner = user.id;
  const [typed, setTyped] = useState<Typed | undefined>(() => loadUnsaved({ owner, id, column }));
  const remaining = typed && afterConfirmation(typed, stored, version);
  if (remaining !== typed) setTyped(remaining);

  function save() {
    if (!typed || isSame(typed.text, shown) || isDisputed(typed, stored)) return;
    setTyped({ ...typed, sent: typed.text });
    options.onSave(typed.text, { text: typed.before, version: typed.version });
  }
  const saveInEffect = useEffectEvent(save);

  // It is removed when the user chooses the text of another window.
  const readAgain = useEffectEvent(() => {
    if (typed && !loadUnsaved({ owner, id, column })) setTyped(undefined);
  });
  useEffect(() => subscribeUnsaved(() => readAgain()), []);

  const isUnsaved = remaining !== undefined;
  useEffect(() => {
    if (!isUnsaved) removeUnsaved({ owner, id, column });
  }, [isUnsaved, owner, id, column]);

  const unsavedText = remaining?.text;
  useEffect(() => {
    if (unsavedText === undefined) return;
    const timer = setTimeout(() => saveInEffect(), pauseMs);
    return () => clearTimeout(timer);
  }, [unsavedText]);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("visibilitychange", () => saveInEffect(), { signal });
    window.addEventListener("pagehide", () => saveInEffect(), { signal });
    return () => {
      ending.abort();
      saveInEffect();
    };
  }, []);

  return {
    value: remaining?.text ?? shown,
    onChange: (text: string) => {
      const { before, version: seen } = remaining ?? { before: stored, version };
      keepUnsaved({ owner, id, column }, { text, before, version: seen });
      setTyped({ ...remaining, text, before, version: seen });
    },
    onBlur: save,
  };
}
