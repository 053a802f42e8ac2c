interface Positioned {
  readonly id: string;
  readonly sortOrder: number;
}

/** Sorts entries by the order of `ids`; other entries are last. */
export function inOrder<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): readonly Entry[] {
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ id }: Entry) => place.get(id) ?? ids.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** `ids` with one of them moved to another index; undefined when that changes nothing. */
export function moved(
  ids: readonly string[],
  id: string,
  to: number,
): readonly string[] | undefined {
  const from = ids.indexOf(id);
  if (from === -1 || to === from || to < 0 || to >= ids.length) return undefined;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The positions to store for this order: none if they are ascending already, else those that differ from 0, 1, 2... */
export function changedPositions(entries: readonly Positioned[]): readonly Positioned[] {
  const wrong = entries.filter(
    ({ sortOrder }, at) => at > 0 && sortOrder <= (entries[at - 1]?.sortOrder ?? 0),
  );
  if (wrong.length === 0) return [];
  return entries.flatMap(({ id, sortOrder }, at) =>
    sortOrder === at ? [] : [{ id, sortOrder: at }],
  );
}

/** A position before all others. */
export function topPosition(entries: readonly Positioned[]): number {
  return Math.min(1, ...entries.map(({ sortOrder }) => sortOrder)) - 1;
}
