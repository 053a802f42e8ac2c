interface Placed {
  readonly id: string;
  readonly sortOrder: number;
}

/** The same entries in another order; those that `ids` does not name stay at the end. */
export function inOrder<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): readonly Entry[] {
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ id }: Entry) => place.get(id) ?? ids.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** `ids` with one of them moved to another place; undefined when that changes nothing. */
export function moved(
  ids: readonly string[],
  id: string,
  to: number,
): readonly string[] | undefined {
  const from = ids.indexOf(id);
  if (from === -1 || to === from || to < 0 || to >= ids.length) return undefined;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The numbers to write so that the entries stand in this order: none when they rise already, else those that are not 0, 1, 2... */
export function placings(entries: readonly Placed[]): readonly Placed[] {
  const wrong = entries.filter(
    ({ sortOrder }, at) => at > 0 && sortOrder <= (entries[at - 1]?.sortOrder ?? 0),
  );
  if (wrong.length === 0) return [];
  return entries.flatMap(({ id, sortOrder }, at) =>
    sortOrder === at ? [] : [{ id, sortOrder: at }],
  );
}

/** The number of an entry that is to stand above all others. */
export function topOrder(entries: readonly Placed[]): number {
  return Math.min(1, ...entries.map(({ sortOrder }) => sortOrder)) - 1;
}
