import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { docBoxes } from "./doc-boxes.ts";

const [shapesAt, boxesAt] = [0x1da, 0x25a];

/** A table of positions, and of data between them. */
function table(positions: readonly number[], data: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(positions.length * 4);
  for (const [at, position] of positions.entries()) head.writeUInt32LE(position, at * 4);
  return Buffer.concat([head, ...data]);
}

function shape(number: number, [left, top, right, bottom]: readonly number[], flags: number) {
  const data = Buffer.alloc(26);
  data.writeUInt32LE(number, 0);
  for (const [at, value] of [left, top, right, bottom].entries())
    data.writeInt32LE(value ?? 0, 4 + at * 4);
  data.writeUInt16LE(flags, 20);
  return data;
}

function box(number: number) {
  const data = Buffer.alloc(22);
  data.writeUInt32LE(number, 14);
  return data;
}

function fileOf(shapes: Buffer, boxes: Buffer) {
  const main = Buffer.alloc(0x300);
  main.writeUInt32LE(0, shapesAt);
  main.writeUInt32LE(shapes.length, shapesAt + 4);
  main.writeUInt32LE(shapes.length, boxesAt);
  main.writeUInt32LE(boxes.length, boxesAt + 4);
  return { main, table: Buffer.concat([shapes, boxes]) };
}

/** Counted from the page, and from the paragraph. */
const [byPage, byParagraph] = [0b01_010, 0b10_100];

test("text boxes have the place of their shape, and those of a group its anchor", () => {
  const shapes = table(
    [3, 40, 90],
    [shape(1030, [200, 400, 2200, 1400], byPage), shape(1040, [-200, 40, 0, 80], byParagraph)],
  );
  const boxes = table([0, 10, 25, 30], [box(1030), box(1043), box(7)]);
  const found = docBoxes(fileOf(shapes, boxes));
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 25],
    [25, 30],
  ]);
  const [own, inner, unknown] = found;
  expect(own?.isInGroup).toBe(false);
  expect(own?.shape).toEqual({
    number: 1030,
    at: 3,
    place: {
      left: { from: "page", offset: 10 },
      top: { from: "page", offset: 20 },
      width: 100,
      height: 50,
    },
  });
  expect(inner).toMatchObject({ isInGroup: true, shape: { at: 40 } });
  expect(inner?.shape?.place.top).toEqual({ from: "paragraph", offset: 2 });
  expect(unknown?.shape).toBeUndefined();
});

test("a file without shapes has no placed boxes", () => {
  const none = Buffer.alloc(0);
  expect(docBoxes(fileOf(none, none))).toEqual([]);
  expect(docBoxes(fileOf(none, table([0, 5], [box(9)])))).toMatchObject([{ from: 0, to: 5 }]);
});

test("no character is in two boxes, whatever the positions of the file", () => {
  const none = Buffer.alloc(0);
  const positions = Array.from({ length: 401 }, (_, at) => (at % 2 === 0 ? 0 : 1000));
  const boxes = table(
    positions,
    Array.from({ length: 400 }, () => box(9)),
  );
  const found = docBoxes(fileOf(none, boxes));
  expect(found).toHaveLength(400);
  expect(found.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(1000);
});
