import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Of local storage; only "off" switches them off. */
const letterKeysKey = "postulo-letter-keys";
/** As long as a second key may take. */
const sequenceMs = 1500;

interface ShortcutOptions {
  readonly enabled?: boolean;
  /** What it does, for the list of all of them; without one it stands in no list. */
  readonly label?: string;
}

interface Shortcut {
  readonly keys: string;
  readonly label: string | undefined;
  readonly run: () => void;
}

interface ListedShortcut {
  /** As they were given to `useShortcut`: "c", "g a", "mod+k". */
  readonly keys: string;
  readonly label: string;
}

/** The latest comes last, and is the one that answers. */
let shortcuts: readonly Shortcut[] = [];
let listed: readonly ListedShortcut[] = [];
const listeners = new Set<() => void>();

/** The first key of two, and when it was pressed. */
let begun: { readonly key: string; readonly atMs: number } | undefined;
let listening: AbortController | undefined;

/**
 * Whether keys that are one character do anything (WCAG 2.1.4). Whoever speaks to the computer, or touches keys by
 * mistake, switches them off; keys with Ctrl or Cmd stay.
 */
export const areLetterKeysOn = (): boolean => localStorage.getItem(letterKeysKey) !== "off";

export function setLetterKeys(on: boolean): void {
  if (on) localStorage.removeItem(letterKeysKey);
  else localStorage.setItem(letterKeysKey, "off");
}

const withoutText = "[type=checkbox],[type=radio],[type=button],[type=submit],[type=file]";
const overlays = "[role=dialog],[role=alertdialog],[role=menu],[role=listbox]";

/** Something is written or chosen there, for which the key is meant. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(`input:not(${withoutText}), textarea, select, [contenteditable]`));

/** Undoes typing there, which the browser does itself. */
const isTextField = (target: EventTarget | null) =>
  takesKeys(target) && !(target instanceof HTMLSelectElement);

/** How the key is named in `keys`; undefined for one that no shortcut can have. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return shiftKey ? undefined : `mod+${key.toLowerCase()}`;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  // Signs are typed with Shift on some keyboards and without it on others.
  if (isLetter && shiftKey) return undefined;
  return key.length === 1 ? key.toLowerCase() : undefined;
}

/** The shortcut that the key completes, alone or after the one before. */
function find(name: string, timeMs: number): Shortcut | undefined {
  const isSecond = begun !== undefined && timeMs - begun.atMs <= sequenceMs;
  const wanted = isSecond && begun ? `${begun.key} ${name}` : name;
  begun = undefined;
  const found = shortcuts.findLast(({ keys }) => keys === wanted);
  if (!found && shortcuts.some(({ keys }) => keys.startsWith(`${name} `)))
    begun = { key: name, atMs: timeMs };
  return found;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const name = nameOf(event);
  if (name === undefined || document.querySelector(overlays)) return;
  const isLetter = !name.startsWith("mod+");
  if (isLetter && (takesKeys(event.target) || !areLetterKeysOn())) return;
  if (name === "mod+z" && isTextField(event.target)) return;
  const found = find(name, event.timeStamp);
  if (!found) return;
  // The key must not also be typed into what the shortcut opens.
  event.preventDefault();
  found.run();
}

function change(next: readonly Shortcut[]) {
  shortcuts = next;
  const labels = new Map(next.flatMap(({ keys, label }) => (label ? [[keys, label]] : [])));
  listed = [...labels].map(([keys, label]) => ({ keys, label }));
  if (next.length > 0 && !listening) {
    listening = new AbortController();
    document.addEventListener("keydown", onKeyDown, { signal: listening.signal });
  } else if (next.length === 0) {
    listening?.abort();
    listening = undefined;
    begun = undefined;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Does something when keys are pressed: "c", "/", "g a" (one after the other) or "mod+k" (with Ctrl or Cmd). Presses in
 * text fields and with other modifiers are not meant; nor is anything while a dialog, a menu or a list stands open. Of
 * two with the same keys the one that came last answers.
 */
export function useShortcut(
  keys: string,
  action: () => void,
  { enabled = true, label }: ShortcutOptions = {},
): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!enabled) return;
    const own: Shortcut = { keys, label, run: () => run() };
    change([...shortcuts, own]);
    return () => change(shortcuts.filter((one) => one !== own));
  }, [keys, label, enabled]);
}

const none: readonly ListedShortcut[] = [];

/** The shortcuts that work on this page now and have a label, in the order in which they came. */
export function useShortcutList(): readonly ListedShortcut[] {
  return useSyncExternalStore(
    subscribe,
    () => listed,
    () => none,
  );
}
