import { useEffect, useEffectEvent, type RefObject } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useListedKeys } from "../../ui/shortcuts.ts";
import { applicationMessages } from "../messages.ts";

const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const fields = "input, textarea, select, [contenteditable], form *";

interface SheetKeys {
  readonly onClose: () => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** Whether the focus is in the sheet, on a link that opens an application, or nowhere; and in no field. */
function isAtSheet(target: EventTarget | null, sheet: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.matches(fields)) return false;
  const isInside = sheet?.contains(target) === true || target.matches("[data-application]");
  return isInside || target === document.body;
}

/** Whether a key belongs to the sheet: nothing else handles it, and no overlay is open. */
const isForSheet = (event: KeyboardEvent, sheet: HTMLElement | null): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !hasModifier(event) &&
  isAtSheet(event.target, sheet) &&
  document.querySelector(overlays) === null;

/** Escape closes the sheet; the arrow keys open the previous and the next application. */
export function useSheetKeys(sheet: RefObject<HTMLElement | null>, keys: SheetKeys): void {
  const t = useTranslate(applicationMessages);
  useListedKeys("ArrowUp/ArrowDown", t("keys.beside"));
  useListedKeys("Escape", t("keys.close"));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isForSheet(event, sheet.current)) return;
    const actions = new Map([
      ["Escape", keys.onClose],
      ["ArrowUp", keys.onPrevious],
      ["ArrowDown", keys.onNext],
    ]);
    const action = actions.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const ending = new AbortController();
    document.addEventListener("keydown", (event) => onKeyDown(event), { signal: ending.signal });
    return () => ending.abort();
  }, []);
}
