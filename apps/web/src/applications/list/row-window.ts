/** A row to render, or a spacer as high as the rows it replaces. */
export type Slot =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "space"; readonly key: string; readonly height: number };

export interface RowWindow {
  /** The offset of each row in px, followed by the height of the list. */
  readonly offsets: readonly number[];
  /** The visible part of the list, in px from its top. */
  readonly top: number;
  readonly bottom: number;
  /** The indices of rows that stay mounted outside of the viewport. */
  readonly pinned: readonly number[];
}

/** Rows rendered beyond each edge, so that fast scrolling shows no gap. */
const overscan = 2;

/** The offsets of the rows, followed by the height of the list. */
export function rowOffsets(
  ids: readonly string[],
  heights: ReadonlyMap<string, number>,
  estimatedHeight: number,
): number[] {
  const offsets = [0];
  let end = 0;
  for (const id of ids) {
    end += heights.get(id) ?? estimatedHeight;
    offsets.push(end);
  }
  return offsets;
}

/** The row at an offset: the last one that begins there or above. */
export function rowAt(offsets: readonly number[], height: number): number {
  let low = 0;
  let high = Math.max(offsets.length - 2, 0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows to render, and the spacers between them. */
export function slotsOf({ offsets, top, bottom, pinned }: RowWindow): Slot[] {
  const count = offsets.length - 1;
  if (count === 0) return [];
  const first = Math.max(rowAt(offsets, top) - overscan, 0);
  const last = Math.min(rowAt(offsets, bottom) + overscan, count - 1);
  const seen = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const drawn = [...new Set([...seen, ...pinned])].toSorted((one, other) => one - other);
  const slots: Slot[] = [];
  let next = 0;
  for (const index of [...drawn, count]) {
    const height = (offsets[index] ?? 0) - (offsets[next] ?? 0);
    if (index > next) slots.push({ kind: "space", key: `space-${next}`, height });
    if (index < count) slots.push({ kind: "row", index });
    next = index + 1;
  }
  return slots;
}
