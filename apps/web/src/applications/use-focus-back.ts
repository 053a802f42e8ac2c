import { useEffect, useRef, type RefObject } from "react";

/**
 * When what was open is closed and nobody has taken the focus, it goes to the element that opens it again: a closed
 * field leaves the keyboard where it was, and not at the top of the page.
 * @param open what is open, if anything; `selectorOf` names the element for it.
 */
export function useFocusBack<T extends HTMLElement>(
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
