import { resumeFields } from "@postulo/contract/resume";
import { hashKey } from "@tanstack/react-query";
import type { DraftEntry, DraftField, ReviewDraft, Values } from "./draft.ts";

/** The states before and after a change in another tab. */
interface Versions<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** A draft that was read from the store has its properties in another order. */
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** The changed value, unless it was changed here too: what is typed here is never overwritten. */
const merged = <Value>(now: Value, { before, after }: Versions<Value>): Value =>
  isSame(now, before) ? after : now;

function mergedValues(now: Values, { before, after }: Versions<Values>): Values {
  const columns = Object.keys({ ...now, ...after });
  return Object.fromEntries(
    columns.flatMap((column) => {
      const value = merged(now[column], { before: before[column], after: after[column] });
      return value === undefined ? [] : [[column, value] as const];
    }),
  );
}

function mergedEntry(now: DraftEntry, { before, after }: Versions<DraftEntry>): DraftEntry {
  const other = isSame(now.values, before.values) ? after : now;
  return {
    ...other,
    list: merged(now.list, { before: before.list, after: after.list }),
    values: mergedValues(now.values, { before: before.values, after: after.values }),
    doubtful: merged(now.doubtful, { before: before.doubtful, after: after.doubtful }),
    lines: merged(now.lines, { before: before.lines, after: after.lines }),
    existing: merged(now.existing, { before: before.existing, after: after.existing }),
    needsLook: merged(now.needsLook, { before: before.needsLook, after: after.needsLook }),
  };
}

const mergedField = (now: DraftField, { before, after }: Versions<DraftField>): DraftField => ({
  ...after,
  value: merged(now.value, { before: before.value, after: after.value }),
  isTaken: merged(now.isTaken, { before: before.isTaken, after: after.isTaken }),
  isDecided: merged(now.isDecided, { before: before.isDecided, after: after.isDecided }),
  isDoubtful: merged(now.isDoubtful, { before: before.isDoubtful, after: after.isDoubtful }),
});

interface ItemRules<Item> {
  readonly keyOf: (item: Item) => string;
  readonly merge: (now: Item, versions: Versions<Item>) => Item;
}

/** The items here with what was added, changed and deleted elsewhere. An item that was changed here stays. */
function mergedList<Item>(
  now: readonly Item[],
  { before, after }: Versions<readonly Item[]>,
  { keyOf, merge }: ItemRules<Item>,
): Item[] {
  const [old, done] = [before, after].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  const present = new Set(now.map(keyOf));
  const kept = now.flatMap((item) => {
    const [earlier, changed] = [old?.get(keyOf(item)), done?.get(keyOf(item))];
    if (earlier !== undefined && changed !== undefined)
      return [merge(item, { before: earlier, after: changed })];
    const isDeleted = earlier !== undefined && isSame(item, earlier);
    return isDeleted ? [] : [item];
  });
  const added = after.filter((item) => !old?.has(keyOf(item)) && !present.has(keyOf(item)));
  return [...kept, ...added];
}

const placeOf = ({ field }: DraftField) => resumeFields.indexOf(field);

function mergedLines(now: readonly number[], { before, after }: Versions<readonly number[]>) {
  const kept = now.filter((line) => after.includes(line) || !before.includes(line));
  const added = after.filter((line) => !before.includes(line) && !now.includes(line));
  return [...kept, ...added].sort((a, b) => a - b);
}

/** The draft with a change that another tab made to its copy. */
export function withRemoteChange(
  now: ReviewDraft,
  { before, after }: Versions<ReviewDraft>,
): ReviewDraft {
  const fields = mergedList(
    now.fields,
    { before: before.fields, after: after.fields },
    { keyOf: ({ field }) => field, merge: mergedField },
  );
  return {
    ...now,
    revision: Math.max(now.revision ?? 0, after.revision ?? 0),
    entries: mergedList(
      now.entries,
      { before: before.entries, after: after.entries },
      { keyOf: ({ id }) => id, merge: mergedEntry },
    ),
    fields: fields.sort((a, b) => placeOf(a) - placeOf(b)),
    unread: mergedLines(now.unread, { before: before.unread, after: after.unread }),
    keepsFile: merged(now.keepsFile, { before: before.keepsFile, after: after.keepsFile }),
  };
}
