import { useLayoutEffect, useMemo, useState } from "react";
import { rowOffsets, slotsOf, type Slot } from "./row-window.ts";
import { useSettled } from "./use-settled.ts";

/** With fewer rows than this the browser needs no help. */
export const longListRows = 100;

interface VisibleRowsOptions {
  readonly ids: readonly string[];
  /** Of one row, in px, until it is measured. */
  readonly estimatedHeight: number;
  /** Rows that stay although they are out of sight: what is typed in them must not be lost. */
  readonly keep: ReadonlyMap<string, unknown>;
}

interface VisibleRows {
  /** The `ref` of the element that holds the rows; each row in it says its `data-index`. */
  readonly frame: (element: HTMLElement | null) => void;
  readonly slots: readonly Slot[];
}

/** Before it is known what is seen: less than a screen, since rows that are drawn for nothing cost more than late ones. */
const firstScreen = { top: 0, bottom: 400 };

/** In whole steps, so that not every px of a scroll is drawn anew. */
const stepPx = 100;

/** What is seen of an element, in px from its top. */
function useSeenPart(frame: HTMLElement | null, isWatching: boolean) {
  const [seen, setSeen] = useState(firstScreen);
  useLayoutEffect(() => {
    if (!frame || !isWatching) return;
    const read = () => {
      const top = Math.floor(-frame.getBoundingClientRect().top / stepPx) * stepPx;
      const bottom = top + window.innerHeight + stepPx;
      setSeen((now) => (now.top === top && now.bottom === bottom ? now : { top, bottom }));
    };
    // Not now: the first rows would wait until all is laid out, and be drawn twice before they are seen.
    const first = requestAnimationFrame(read);
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener("scroll", read, { signal, passive: true });
    window.addEventListener("resize", read, { signal });
    // What stands above the list may grow and shrink.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    signal.addEventListener("abort", () => {
      observer.disconnect();
      cancelAnimationFrame(first);
    });
    return () => ending.abort();
  }, [frame, isWatching]);
  return seen;
}

/** Draws of a long list only what can be seen, and a little around it; a short one is drawn whole after the first paint. */
export function useVisibleRows({ ids, estimatedHeight, keep }: VisibleRowsOptions): VisibleRows {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const isSettled = useSettled();
  const isLong = ids.length > longListRows;
  const isWhole = isSettled && !isLong;
  const seen = useSeenPart(frame, !isWhole);
  const offsets = useMemo(
    () => rowOffsets(ids, heights, estimatedHeight),
    [ids, heights, estimatedHeight],
  );
  const slots = useMemo(() => {
    if (isWhole) return ids.map((_, index): Slot => ({ kind: "row", index }));
    const kept = keep.size === 0 ? [] : ids.flatMap((id, at) => (keep.has(id) ? [at] : []));
    return slotsOf({ offsets, ...seen, kept });
  }, [isWhole, ids, keep, offsets, seen]);

  useLayoutEffect(() => {
    if (!frame || !isLong) return;
    const observer = new ResizeObserver((entries) => {
      const measured = entries.flatMap(({ target }) => {
        const id = target instanceof HTMLElement ? ids[Number(target.dataset["index"])] : undefined;
        const height = target.getBoundingClientRect().height;
        return id === undefined || height === 0 ? [] : [[id, height] as const];
      });
      setHeights((known) =>
        measured.every(([id, height]) => (known.get(id) ?? estimatedHeight) === height)
          ? known
          : new Map([...known, ...measured]),
      );
    });
    for (const slot of slots) {
      const row = slot.kind === "row" && frame.querySelector(`[data-index="${slot.index}"]`);
      if (row) observer.observe(row);
    }
    return () => observer.disconnect();
  }, [frame, isLong, slots, ids, estimatedHeight]);

  return { frame: setFrame, slots };
}
