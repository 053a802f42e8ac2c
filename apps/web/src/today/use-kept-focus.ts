import { useLayoutEffect, useRef, type FocusEvent } from "react";

/**
 * Keeps the focus in a list whose row was removed with the focus in it: it moves to the row in its place, or to the title
 * of the page once the list is empty.
 */
export function useKeptFocus() {
  const last = useRef<{ element: Element; list: Element; index: number }>(undefined);

  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const { list, index } = last.current;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const target = list.isConnected
      ? (list.children[index] ?? list.lastElementChild)?.querySelector<HTMLElement>("button, a")
      : document.querySelector("h1");
    target?.focus();
  });

  return ({ target }: FocusEvent): void => {
    const row = target.closest("li");
    const list = row?.parentElement;
    last.current =
      row && list ? { element: target, list, index: [...list.children].indexOf(row) } : undefined;
  };
}
