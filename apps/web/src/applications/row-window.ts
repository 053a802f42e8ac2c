/** A row to draw, or an empty space as high as the rows that are not drawn. */
export type Slot =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "space"; readonly key: string; readonly height: number };

export interface RowWindow {
  /** How many px lie above each row; one more than there are rows: the last is the height of all. */
  readonly offsets: readonly number[];
  /** What is seen of the list, in px from its top. */
  readonly top: number;
  readonly bottom: number;
  /** Rows that stay although they are out of sight. */
  readonly kept: readonly number[];
}

/** Rows that are drawn beyond each edge, so that a quick scroll does not meet nothing. */
const overscan = 2;

/** Where each row begins, and where the last one ends. */
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

/** The row that stands at a height of the list: the last that begins there or above. */
function rowAt(offsets: readonly number[], height: number): number {
  let low = 0;
  let high = Math.max(offsets.length - 2, 0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What to draw of a long list: the rows in sight, those around them and those to be kept, with spaces between. */
export function slotsOf({ offsets, top, bottom, kept }: RowWindow): Slot[] {
  const count = offsets.length - 1;
  if (count === 0) return [];
  const first = Math.max(rowAt(offsets, top) - overscan, 0);
  const last = Math.min(rowAt(offsets, bottom) + overscan, count - 1);
  const seen = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const drawn = [...new Set([...seen, ...kept])].toSorted((one, other) => one - other);
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
