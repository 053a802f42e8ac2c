import { useLayoutEffect, useRef } from "react";

/**
 * The focus inside a list whose lines are moved and exchanged: `focusLine` gives it to a button of a line as soon as
 * that line is drawn again.
 */
export function useLineFocus() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly id: string; readonly action: string }>(undefined);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, action } = wanted.current;
    const button = list.current?.querySelector<HTMLElement>(
      `[data-entry="${id}"] [data-action="${action}"]`,
    );
    if (!button) return;
    wanted.current = undefined;
    button.focus();
  });

  return {
    list,
    focusLine: (id: string, action: string) => {
      wanted.current = { id, action };
    },
  };
}
