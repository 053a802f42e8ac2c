import type { Application } from "@postulo/domain/application";
import type { ListItem } from "../list/row-groups.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

const nothing: ReadonlySet<string> = new Set();

/** The rows from one to another, in their order. */
function rangeOf(rows: readonly { readonly id: string }[], from: string, to: string): string[] {
  const ends = [from, to].map((end) => rows.findIndex(({ id }) => id === end));
  const [first = -1, last = -1] = ends.toSorted((one, other) => one - other);
  return first < 0 ? [to] : rows.slice(first, last + 1).map(({ id }) => id);
}

/**
 * The selected rows: only those that the filters leave count.
 * @param items what is seen of them; a range leaves out the rows of collapsed groups
 */
export function useSelection(shown: readonly Application[], items: readonly ListItem[]) {
  const [ids, setIds] = useState(nothing);
  const lastId = useRef<string>(undefined);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);

  /** Stable, so that rows are not rendered again. @param isRange selects all from the row that was toggled last */
  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = isRange ? lastId.current : undefined;
    const range = rangeOf(
      latest.current.filter(({ kind }) => kind === "row"),
      from ?? id,
      id,
    );
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
    /** The number of rows that the filters leave. */
    shownCount: shown.length,
    toggle,
    /** Selects rows, such as those of a group, or none of them. */
    setAll: (group: readonly Application[], isSelected: boolean) => {
      const own = new Set(group.map(({ id }) => id));
      setIds((known) => {
        const others = [...known].filter((id) => !own.has(id));
        return new Set(isSelected ? [...others, ...own] : others);
      });
    },
    /** Selects one row and no other. */
    select: (id: string) => {
      lastId.current = id;
      setIds(new Set([id]));
    },
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(nothing),
  };
}

export type Selection = ReturnType<typeof useSelection>;
