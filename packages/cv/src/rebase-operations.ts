import { type CvDocument, entriesOf, skillsOf } from "./cv-document.ts";
import { type CvOperation, operationId } from "./cv-operation.ts";

/** A line of the master that an operation names, as it was when the version was saved. */
export type LineText = { readonly line: string; readonly text: string };

export type DroppedOperation = {
  readonly operation: CvOperation;
  /** Its target was deleted from the profile, or the line was written anew. */
  readonly reason: "gone" | "changed";
  /** The line as it was; empty for an operation on anything else. */
  readonly text: string;
};

export type RebasedOperations = {
  readonly operations: readonly CvOperation[];
  readonly dropped: readonly DroppedOperation[];
};

const entryOf = (line: string) => line.slice(0, line.lastIndexOf("/"));
const isLine = (id: string) => id.includes("/");

/** The ids of lines that an operation names. */
function linesNamed(operation: CvOperation): readonly string[] {
  switch (operation.kind) {
    case "order":
      return operation.list.of === "lines" ? operation.first : [];
    case "hide":
      return isLine(operation.target) ? [operation.target] : [];
    case "shorten":
    case "reword":
      return [operation.line];
    case "show":
    case "headline":
    case "renameSkill":
      return [];
  }
}

const textsOf = (master: CvDocument): ReadonlyMap<string, string> =>
  new Map(entriesOf(master).flatMap(({ lines }) => lines.map(({ id, text }) => [id, text])));

/** The texts that the operations rely on, to be stored with them. */
export function referencedLines(
  master: CvDocument,
  operations: readonly CvOperation[],
): readonly LineText[] {
  const texts = textsOf(master);
  const named = new Set(operations.flatMap(linesNamed));
  return [...named].flatMap((line) => {
    const text = texts.get(line);
    return text === undefined ? [] : [{ line, text }];
  });
}

/** Blanks have another width in another language. */
const plain = (text: string) => text.replaceAll(/\s+/gu, " ");

/** Returns where a line is now; undefined if it was changed or deleted. */
function lineFinder(
  master: CvDocument,
  former: readonly LineText[],
): (line: string) => string | undefined {
  const texts = textsOf(master);
  const formerText = new Map(former.map(({ line, text }) => [line, plain(text)]));
  return (line) => {
    const text = formerText.get(line);
    const present = texts.get(line);
    if (text === undefined) return present === undefined ? undefined : line;
    if (present !== undefined && plain(present) === text) return line;
    const entry = entriesOf(master).find(({ id }) => id === entryOf(line));
    return entry?.lines.find((one) => plain(one.text) === text)?.id;
  };
}

type Find = ReturnType<typeof lineFinder>;

/** Whether what is no line is still there. */
function hasTarget(operation: CvOperation, ids: ReadonlySet<string>): boolean {
  switch (operation.kind) {
    case "order":
      return operation.list.of !== "lines" || ids.has(operation.list.entry);
    case "hide":
      return isLine(operation.target) || ids.has(operation.target);
    case "show":
      return ids.has(operation.target);
    case "shorten":
    case "headline":
      return ids.has(operation.entry);
    case "renameSkill":
      return ids.has(operation.skill);
    case "reword":
      return ids.has(entryOf(operation.line));
  }
}

type Order = Extract<CvOperation, { kind: "order" }>;

function moveOrder(order: Order, find: Find): CvOperation | undefined {
  if (order.list.of !== "lines") return order;
  const first = order.first.flatMap((line) => find(line) ?? []);
  return first.length === 0 ? undefined : { ...order, first };
}

/** The operation with the present ids of its lines; undefined if they are no longer there. */
function moveLines(operation: CvOperation, find: Find): CvOperation | undefined {
  switch (operation.kind) {
    case "order":
      return moveOrder(operation, find);
    case "hide": {
      const target = isLine(operation.target) ? find(operation.target) : operation.target;
      return target === undefined ? undefined : { ...operation, target };
    }
    case "shorten":
    case "reword": {
      const line = find(operation.line);
      return line === undefined ? undefined : { ...operation, line };
    }
    case "show":
    case "headline":
    case "renameSkill":
      return operation;
  }
}

/**
 * Stored operations on today's master. A line's id is its position: one that moved is found again by its text, one that was
 * changed or deleted drops its operations. `lines` are those of `referencedLines` at the time of saving.
 */
export function rebaseOperations(
  master: CvDocument,
  operations: readonly CvOperation[],
  lines: readonly LineText[],
): RebasedOperations {
  const find = lineFinder(master, lines);
  const texts = textsOf(master);
  const notes = master.sections.flatMap((one) => (one.kind === "notes" ? one.lines : []));
  const shown = new Set(notes.map(({ id }) => id));
  const parts = [...entriesOf(master), ...skillsOf(master), ...notes, ...(master.offered ?? [])];
  const ids = new Set(["profile", ...parts.map(({ id }) => id)]);
  const rebased: CvOperation[] = [];
  const dropped: DroppedOperation[] = [];
  for (const operation of operations) {
    // The master already shows this note.
    if (operation.kind === "show" && shown.has(operation.target)) continue;
    const present = hasTarget(operation, ids) ? moveLines(operation, find) : undefined;
    if (present) {
      rebased.push({ ...present, id: operationId(present) });
      continue;
    }
    const named = linesNamed(operation);
    const isThere = named.some((line) => texts.has(line));
    const text = lines.find(({ line }) => named.includes(line))?.text ?? "";
    dropped.push({ operation, reason: isThere ? "changed" : "gone", text });
  }
  return { operations: rebased, dropped };
}
