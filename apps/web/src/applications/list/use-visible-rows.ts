import { useLayoutEffect, useMemo, useState } from "react";
import { rowAt, rowOffsets, slotsOf, type Slot } from "./row-window.ts";
import { useAfterFirstPaint } from "./use-after-first-paint.ts";

/** Shorter lists are rendered completely. */
export const longListRows = 100;

interface VisibleRowsOptions {
  readonly ids: readonly string[];
  /** Of one row, in px, until it is measured. */
  readonly estimatedHeight: number;
  /** Rows that stay mounted outside of the viewport, such as those with unsaved input. */
  readonly pinnedRows: ReadonlyMap<string, unknown>;
  /** The indices of rows that stay in sight above those that follow, in their order. */
  readonly stickyRows?: readonly number[];
}

const none: readonly number[] = [];

export interface VisibleRows {
  /** The `ref` of the rows' container; each row in it has a `data-index`. */
  readonly frame: (element: HTMLElement | null) => void;
  readonly slots: readonly Slot[];
}

/**
 * The assumed viewport of the first render: smaller than a screen, since rendering invisible rows costs more than
 * adding rows later.
 */
const firstScreen = { top: 0, bottom: 300 };

/** Rounds the scroll position, so that not every pixel causes a render. */
const stepPx = 100;

/** The visible part of an element, in px from its top. */
function useSeenPart(frame: HTMLElement | null, isWatching: boolean) {
  const [seen, setSeen] = useState(firstScreen);
  useLayoutEffect(() => {
    if (!frame || !isWatching) return;
    const read = () => {
      const top = Math.floor(-frame.getBoundingClientRect().top / stepPx) * stepPx;
      const bottom = top + window.innerHeight + stepPx;
      setSeen((now) => (now.top === top && now.bottom === bottom ? now : { top, bottom }));
    };
    // Measuring now would force a layout before the first paint.
    const first = requestAnimationFrame(read);
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener("scroll", read, { signal, passive: true });
    window.addEventListener("resize", read, { signal });
    // Content above may change its height.
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

interface KnownHeights {
  readonly estimatedHeight: number;
  readonly heights: ReadonlyMap<string, number>;
}

const noHeights: ReadonlyMap<string, number> = new Map();

/** Rows of another density have other heights. */
const heightsIn = (known: KnownHeights, estimatedHeight: number) =>
  known.estimatedHeight === estimatedHeight ? known.heights : noHeights;

/** Virtualises a long list; a short one is rendered completely after the first paint. */
export function useVisibleRows({
  ids,
  estimatedHeight,
  pinnedRows,
  stickyRows = none,
}: VisibleRowsOptions): VisibleRows {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [known, setKnown] = useState({ estimatedHeight, heights: noHeights });
  const heights = heightsIn(known, estimatedHeight);
  const isSettled = useAfterFirstPaint();
  const isLong = ids.length > longListRows;
  const isWhole = isSettled && !isLong;
  const seen = useSeenPart(frame, !isWhole);
  const offsets = useMemo(
    () => rowOffsets(ids, heights, estimatedHeight),
    [ids, heights, estimatedHeight],
  );
  const slots = useMemo(() => {
    if (isWhole) return ids.map((_, index): Slot => ({ kind: "row", index }));
    const pinned =
      pinnedRows.size === 0 ? [] : ids.flatMap((id, at) => (pinnedRows.has(id) ? [at] : []));
    const first = rowAt(offsets, seen.top);
    const stuck = stickyRows.findLast((index) => index <= first) ?? [];
    return slotsOf({ offsets, ...seen, pinned: pinned.concat(stuck) });
  }, [isWhole, ids, pinnedRows, stickyRows, offsets, seen]);

  useLayoutEffect(() => {
    if (!frame || !isLong) return;
    const observer = new ResizeObserver((entries) => {
      const measured = entries.flatMap(({ target }) => {
        const id = target instanceof HTMLElement ? ids[Number(target.dataset["index"])] : undefined;
        const height = target.getBoundingClientRect().height;
        return id === undefined || height === 0 ? [] : [[id, height] as const];
      });
      setKnown((now) => {
        const before = heightsIn(now, estimatedHeight);
        return measured.every(([id, height]) => (before.get(id) ?? estimatedHeight) === height)
          ? now
          : { estimatedHeight, heights: new Map([...before, ...measured]) };
      });
    });
    for (const slot of slots) {
      const row = slot.kind === "row" && frame.querySelector(`[data-index="${slot.index}"]`);
      if (row) observer.observe(row);
    }
    return () => observer.disconnect();
  }, [frame, isLong, slots, ids, estimatedHeight]);

  return { frame: setFrame, slots };
}
