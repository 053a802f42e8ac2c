import type { ReviewDraft } from "./draft.ts";

interface Change {
  readonly before: ReviewDraft;
  readonly after: ReviewDraft;
}

/** Puts back what one change did to a list, and keeps what was changed since. */
function revertList<Item>(
  now: readonly Item[],
  { before, after }: { readonly before: readonly Item[]; readonly after: readonly Item[] },
  keyOf: (item: Item) => string,
): Item[] {
  const [old, done] = [before, after].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  const kept = now
    .filter((one) => old?.has(keyOf(one)) || !done?.has(keyOf(one)))
    .map((one) => {
      const earlier = old?.get(keyOf(one));
      return earlier !== undefined && earlier !== done?.get(keyOf(one)) ? earlier : one;
    });
  const present = new Set(kept.map(keyOf));
  for (const [place, one] of before.entries())
    if (!done?.has(keyOf(one)) && !present.has(keyOf(one))) kept.splice(place, 0, one);
  return kept;
}

/** Undoes one change of a review; later changes of other entries stay. */
export function revertChange(now: ReviewDraft, { before, after }: Change): ReviewDraft {
  const unread = new Set(now.unread);
  for (const line of before.unread) if (!after.unread.includes(line)) unread.add(line);
  return {
    ...now,
    entries: revertList(
      now.entries,
      { before: before.entries, after: after.entries },
      ({ id }) => id,
    ),
    fields: revertList(
      now.fields,
      { before: before.fields, after: after.fields },
      ({ field }) => field,
    ),
    unread: [...unread].sort((a, b) => a - b),
  };
}
