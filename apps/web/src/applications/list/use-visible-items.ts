import { useMemo } from "react";
import type { ListItem } from "./row-groups.ts";
import { useVisibleRows, type VisibleRows } from "./use-visible-rows.ts";

/** Virtualises a list of rows and heads of groups; the head of the group in sight stays mounted. */
export function useVisibleItems(
  items: readonly ListItem[],
  estimatedHeight: number,
  pinnedRows: ReadonlyMap<string, unknown>,
): VisibleRows {
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const stickyRows = useMemo(
    () => items.flatMap(({ kind }, index) => (kind === "head" ? [index] : [])),
    [items],
  );
  return useVisibleRows({ ids, estimatedHeight, pinnedRows, stickyRows });
}
