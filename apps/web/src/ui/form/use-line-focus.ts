import { useLayoutEffect, useRef } from "react";

/**
 * Focus management of a list whose items are moved and replaced: `focusLine` focuses a button of an item once that item
 * is rendered again.
 */
export function useLineFocus() {
  const list = useRef<HTMLOListElement>(null);
  const target = useRef<{ readonly id: string; readonly action: string }>(undefined);

  useLayoutEffect(() => {
    if (!target.current) return;
    const { id, action } = target.current;
    const buttonFor = (name: string) =>
      list.current?.querySelector<HTMLElement>(`[data-entry="${id}"] [data-action="${name}"]`);
    const button = buttonFor(action);
    if (!button) return;
    target.current = undefined;
    button.focus();
    // On a narrow screen it is hidden until the actions are opened.
    if (document.activeElement !== button) buttonFor("more")?.focus();
  });

  return {
    list,
    focusLine: (id: string, action: string) => {
      target.current = { id, action };
    },
  };
}
