import { type CvDocument, entriesOf } from "./cv-document.ts";
import {
  type CvChange,
  type CvOperation,
  operationId,
  type OrderedList,
  withId,
} from "./cv-operation.ts";

type Operations = readonly CvOperation[];

/** Adds a change; one of the same id is replaced at its place. */
export function withOperation(operations: Operations, operation: CvOperation): Operations {
  return operations.some(({ id }) => id === operation.id)
    ? operations.map((one) => (one.id === operation.id ? operation : one))
    : [...operations, operation];
}

export const withoutOperation = (operations: Operations, id: string): Operations =>
  operations.filter((one) => one.id !== id);

/** A change that the person made. */
export const byHand = (change: CvChange): CvOperation => withId(change, { kind: "manual" });

const withAll = (operations: Operations, changes: readonly CvChange[]): Operations =>
  changes.reduce<Operations>((all, change) => withOperation(all, byHand(change)), operations);

/** Hides a part; a note that was chosen is not chosen any more. */
export function hidePart(operations: Operations, target: string): Operations {
  const shown = operationId({ kind: "show", target });
  return operations.some(({ id }) => id === shown)
    ? withoutOperation(operations, shown)
    : withOperation(operations, byHand({ kind: "hide", target }));
}

/** Shows a line although its whole entry is hidden or shortened to another line: the other hidden lines stay hidden. */
function showLine(operations: Operations, lines: readonly string[], target: string): Operations {
  const entry = target.slice(0, target.lastIndexOf("/"));
  const hidesEntry = operations.some(
    ({ id }) => id === operationId({ kind: "hide", target: entry }),
  );
  const shorten = operations.find(
    (one) => one.kind === "shorten" && one.entry === entry && one.line !== target,
  );
  const kept = shorten?.kind === "shorten" ? shorten.line : undefined;
  const rest = operations.filter(
    ({ id, kind }) =>
      id !== operationId({ kind: "hide", target }) &&
      id !== operationId({ kind: "hide", target: entry }) &&
      !(kind === "shorten" && id === shorten?.id),
  );
  if (!hidesEntry && !shorten) return rest;
  const others = lines.filter((line) => line !== target && (hidesEntry || line !== kept));
  return withAll(
    rest,
    others.map((line) => ({ kind: "hide", target: line })),
  );
}

/**
 * Undoes whatever hides a part: its own operation, or one of its entry. Of an entry all lines are shown. A note that the master
 * offers is chosen.
 */
export function showPart(master: CvDocument, operations: Operations, target: string): Operations {
  if (master.offered?.some(({ id }) => id === target))
    return withOperation(operations, byHand({ kind: "show", target }));
  const entry = entriesOf(master).find(
    ({ id, lines }) => id === target || lines.some((line) => line.id === target),
  );
  const lines = entry?.lines.map(({ id }) => id) ?? [];
  if (entry && entry.id !== target) return showLine(operations, lines, target);
  const undone = new Set([
    ...[target, ...lines].map((part) => operationId({ kind: "hide", target: part })),
    operationId({ kind: "shorten", entry: target, line: "" }),
  ]);
  return operations.filter(({ id }) => !undone.has(id));
}

/** Puts a list into this order; the master's own order needs no operation. */
export function orderParts(
  operations: Operations,
  list: OrderedList,
  { ids, masterIds }: { readonly ids: readonly string[]; readonly masterIds: readonly string[] },
): Operations {
  const change: CvChange = { kind: "order", list, first: ids };
  const shown = masterIds.filter((id) => ids.includes(id));
  return ids.every((id, at) => shown[at] === id)
    ? withoutOperation(operations, operationId(change))
    : withOperation(operations, byHand(change));
}
