import { useEffect, useRef, type RefObject } from "react";

/**
 * Restores the focus after an inline form or popover was closed, unless the user moved it meanwhile. Without it, the
 * focus would be lost to the body.
 * @param open what is open, if anything; `selectorOf` returns the selector of the button that opened it.
 */
export function useRestoreFocus<T extends HTMLElement>(
  open: string | undefined,
  selectorOf: (closed: string) => string,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const wasOpen = useRef(open);
  const latestSelector = useRef(selectorOf);
  useEffect(() => {
    latestSelector.current = selectorOf;
  });
  useEffect(() => {
    const closed = open === undefined ? wasOpen.current : undefined;
    wasOpen.current = open;
    if (closed === undefined || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>(latestSelector.current(closed))?.focus();
  }, [open]);
  return element;
}
