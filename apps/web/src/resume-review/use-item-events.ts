import { useEffect, type RefObject } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the lines of the file, which are one stop of the tab key. */
function moveBetweenLines(pane: HTMLElement, event: KeyboardEvent): void {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const lines = [...pane.querySelectorAll<HTMLElement>("button[data-line]")];
  const next = lines[lines.indexOf(event.target) + step];
  if (!event.target.dataset["line"] || !next) return;
  event.preventDefault();
  next.focus();
}

/** Reports the entry, field or unread line that the pointer or the focus is on, and handles the arrow keys in the file. */
export function useItemEvents(
  panes: RefObject<HTMLElement | null>,
  onItem: (item: string) => void,
): void {
  useEffect(() => {
    const pane = panes.current;
    const lifetime = new AbortController();
    const report = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest<HTMLElement>("[data-item]") : null;
      if (item?.dataset["item"]) onItem(item.dataset["item"]);
    };
    const { signal } = lifetime;
    pane?.addEventListener("focusin", report, { signal });
    pane?.addEventListener("mouseover", report, { signal });
    pane?.addEventListener("keydown", (event) => moveBetweenLines(pane, event), { signal });
    return () => lifetime.abort();
  }, [panes, onItem]);
}
