import { useEffect, useEffectEvent, useState, type RefObject } from "react";

const loadDragging = () => import("./drag-sorting.ts");
type Dragging = Awaited<ReturnType<typeof loadDragging>>;

interface DragSortingOptions {
  /** Its items have `data-entry`, and their drag handles `data-grip`. */
  readonly list: RefObject<HTMLElement | null>;
  /** In their order; fewer than two disable sorting. */
  readonly ids: readonly string[];
  readonly onSorted: (id: string, to: number) => void;
}

/**
 * Makes a list sortable by drag and drop. The code is loaded when a pointer first enters the list; keyboard users have
 * buttons.
 */
export function useDragSorting({ list, ids, onSorted }: DragSortingOptions): void {
  const [dragging, setDragging] = useState<Dragging>();
  const isSortable = ids.length > 1;
  const sorted = useEffectEvent(onSorted);

  useEffect(() => {
    const element = list.current;
    if (!element || !isSortable) return;
    const listening = new AbortController();
    const load = async () => {
      const loaded = await loadDragging();
      if (!listening.signal.aborted) setDragging(loaded);
    };
    const options = { once: true, signal: listening.signal };
    element.addEventListener("pointerenter", () => void load(), options);
    return () => listening.abort();
  }, [list, isSortable]);

  const order = ids.join(" ");
  useEffect(() => {
    if (!dragging || !list.current || order === "") return;
    return dragging.makeSortable(list.current, (id, to) => sorted(id, to));
  }, [dragging, list, order]);
}
