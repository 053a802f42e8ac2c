import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Key in local storage; only the value "off" disables the shortcuts. */
const letterKeysKey = "postulo-letter-keys";
/** The maximum time between the two keys of a sequence. */
const sequenceMs = 1500;

interface ShortcutOptions {
  readonly enabled?: boolean;
  /** The text in the list of shortcuts; without it the shortcut is not listed. */
  readonly label?: string;
}

interface Shortcut {
  readonly keys: string;
  readonly label: string | undefined;
  /** Undefined for keys that another listener handles. */
  readonly run: (() => void) | undefined;
}

interface ListedShortcut {
  /** As passed to `useShortcut` or `useListedKeys`: "c", "g a", "mod+k", "ArrowUp/ArrowDown". */
  readonly keys: string;
  readonly label: string;
}

/** The one registered last takes precedence. */
let shortcuts: readonly Shortcut[] = [];
let listed: readonly ListedShortcut[] = [];
const listeners = new Set<() => void>();

/** The first key of a sequence, and when it was pressed. */
let pendingKey: { readonly key: string; readonly atMs: number } | undefined;
let listening: AbortController | undefined;

/**
 * Whether single-character shortcuts are enabled. Users of speech input must be able to disable them (WCAG 2.1.4);
 * shortcuts with Ctrl or Cmd are not affected.
 */
export const areLetterKeysOn = (): boolean => localStorage.getItem(letterKeysKey) !== "off";

export function setLetterKeys(on: boolean): void {
  if (on) localStorage.removeItem(letterKeysKey);
  else localStorage.setItem(letterKeysKey, "off");
}

const nonTextInputs = "[type=checkbox],[type=radio],[type=button],[type=submit],[type=file]";
const overlays = "[role=dialog],[role=alertdialog],[role=menu],[role=listbox]";

/** Elements that handle key presses themselves. */
const handlesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(`input:not(${nonTextInputs}), textarea, select, [contenteditable]`));

/** Elements with an undo history of their own. */
const isTextField = (target: EventTarget | null) =>
  handlesKeys(target) && !(target instanceof HTMLSelectElement);

/** The name of the key in `keys`; undefined for keys that shortcuts do not support. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return shiftKey ? undefined : `mod+${key.toLowerCase()}`;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  // On some keyboards, symbols require Shift.
  if (isLetter && shiftKey) return undefined;
  return key.length === 1 ? key.toLowerCase() : undefined;
}

/** The action of the shortcut that the key completes, alone or after the previous one. */
function find(name: string, timeMs: number): Shortcut["run"] {
  const isSecond = pendingKey !== undefined && timeMs - pendingKey.atMs <= sequenceMs;
  const sequence = isSecond && pendingKey ? `${pendingKey.key} ${name}` : name;
  pendingKey = undefined;
  const found = shortcuts.findLast(({ keys, run }) => run && keys === sequence)?.run;
  if (!found && shortcuts.some(({ keys }) => keys.startsWith(`${name} `)))
    pendingKey = { key: name, atMs: timeMs };
  return found;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const name = nameOf(event);
  if (name === undefined || document.querySelector(overlays)) return;
  const isLetter = !name.startsWith("mod+");
  if (isLetter && (handlesKeys(event.target) || !areLetterKeysOn())) return;
  if (name === "mod+z" && isTextField(event.target)) return;
  const run = find(name, event.timeStamp);
  if (!run) return;
  // Prevents the key from being typed into a field that the shortcut focuses.
  event.preventDefault();
  run();
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
    pendingKey = undefined;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers a keyboard shortcut: "c", "/", "g a" (a sequence) or "mod+k" (Ctrl or Cmd). It does not fire in text
 * fields, with other modifiers, or while a dialog, menu or listbox is open. Of two with the same keys, the one
 * registered last takes precedence.
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

/**
 * Lists keys that an element handles itself, by their names in `KeyboardEvent.key`; alternatives are separated by a
 * slash: "ArrowUp/ArrowDown".
 */
export function useListedKeys(keys: string, label: string): void {
  useEffect(() => {
    const own: Shortcut = { keys, label, run: undefined };
    change([...shortcuts, own]);
    return () => change(shortcuts.filter((one) => one !== own));
  }, [keys, label]);
}

const none: readonly ListedShortcut[] = [];

/** The active shortcuts with a label, in the order of their registration. */
export function useShortcutList(): readonly ListedShortcut[] {
  return useSyncExternalStore(
    subscribe,
    () => listed,
    () => none,
  );
}
