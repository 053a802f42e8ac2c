import type { Application } from "@postulo/domain/application";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

const nothing: ReadonlySet<string> = new Set();

/** The rows from one to another, in their order. */
function rangeOf(rows: readonly Application[], from: string, to: string): string[] {
  const ends = [from, to].map((end) => rows.findIndex(({ id }) => id === end));
  const [first = -1, last = -1] = ends.toSorted((one, other) => one - other);
  return first < 0 ? [to] : rows.slice(first, last + 1).map(({ id }) => id);
}

/** The selected rows: only those that the filters leave count. */
export function useSelection(shown: readonly Application[]) {
  const [ids, setIds] = useState(nothing);
  const lastId = useRef<string>(undefined);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  /** Stable, so that rows are not rendered again. @param isRange selects all from the row that was toggled last */
  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = isRange ? lastId.current : undefined;
    const range = rangeOf(latest.current, from ?? id, id);
    lastId.current = id;
    setIds((known) => {
      const next = new Set(known);
      const isAdded = !known.has(id);
      for (const one of range) {
        if (isAdded) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);

  const rows = useMemo(
    () => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))),
    [ids, shown],
  );
  return {
    ids,
    rows,
    toggle,
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(nothing),
  };
}

export type Selection = ReturnType<typeof useSelection>;
