import type { Application } from "@postulo/domain/application";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { slotsOf, type Slot } from "../list/row-window.ts";

/** Of a card with its gap; all have the same. */
const cardPx = 92;
/** Rounds the scroll position, so that not every pixel causes a render. */
const stepPx = 2 * cardPx;
/** Shorter columns are rendered completely. */
const longColumn = 30;
const firstScreen = { top: 0, bottom: 8 * cardPx };

const cardIdOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>("[data-card]")?.dataset["card"]
    : undefined;

/** The card that last had the focus or was pressed: it stays rendered, so that neither focus nor dragging are lost. */
function useActiveCard(frame: HTMLElement | null): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  useEffect(() => {
    if (!frame) return;
    const ending = new AbortController();
    const activate = ({ target }: Event) => setActiveId(cardIdOf(target));
    frame.addEventListener("focusin", activate, { signal: ending.signal });
    frame.addEventListener("pointerdown", activate, { signal: ending.signal, passive: true });
    return () => ending.abort();
  }, [frame]);
  return activeId;
}

/** The cards of a column that can be seen. */
export function useColumnWindow(rows: readonly Application[]) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const activeId = useActiveCard(frame);
  const [seen, setSeen] = useState(firstScreen);
  const isLong = rows.length > longColumn;
  useLayoutEffect(() => {
    if (!frame || !isLong) return;
    const read = () => {
      const top = Math.floor(frame.scrollTop / stepPx) * stepPx;
      const bottom = top + Math.ceil(frame.clientHeight / stepPx) * stepPx + stepPx;
      setSeen((now) => (now.top === top && now.bottom === bottom ? now : { top, bottom }));
    };
    frame.addEventListener("scroll", read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(frame);
    return () => {
      frame.removeEventListener("scroll", read);
      observer.disconnect();
    };
  }, [frame, isLong]);
  const slots = useMemo(() => {
    if (!isLong) return rows.map((_, index): Slot => ({ kind: "row", index }));
    const offsets = Array.from({ length: rows.length + 1 }, (_, at) => at * cardPx);
    const active = activeId === undefined ? -1 : rows.findIndex(({ id }) => id === activeId);
    return slotsOf({ offsets, ...seen, pinned: active < 0 ? [] : [active] });
  }, [rows, isLong, seen, activeId]);
  return { frame: setFrame, slots };
}
