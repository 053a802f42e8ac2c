import type { Buffer } from "node:buffer";
import type { Origin, WrittenPlace } from "../docx/docx-boxes.ts";
import { type DocFile, tablePart } from "./doc-text.ts";

/** A text box of the main text: its characters in the text of all boxes, and its place. */
export interface DocBox {
  readonly from: number;
  readonly to: number;
  readonly shape: AnchoredShape | undefined;
  /** It is inside a group of shapes, which has that place. */
  readonly isInGroup: boolean;
}

/** A shape or group of shapes, and the character that it is anchored at. */
interface AnchoredShape {
  readonly number: number;
  readonly at: number;
  readonly place: WrittenPlace;
}

/** Where the file header points to the shapes of the main text, and to its text boxes. */
const [shapesAt, boxesAt] = [0x1da, 0x25a];
const [shapeSize, boxSize, positionSize] = [26, 22, 4];
/** The index of the shape's number in the data of a text box. */
const shapeNumberAt = 14;
/** Twentieths of a point. */
const twips = 20;
const maxEntries = 2_000;

/** A table of positions and of data between them: the position and the data of each entry, and the position behind it. */
function entriesOf(bytes: Buffer, size: number) {
  const count = Math.max(0, Math.floor((bytes.length - positionSize) / (positionSize + size)));
  return Array.from({ length: Math.min(count, maxEntries) }, (_, at) => {
    const start = (count + 1) * positionSize + at * size;
    return {
      at: bytes.readUInt32LE(at * positionSize),
      end: bytes.readUInt32LE((at + 1) * positionSize),
      data: bytes.subarray(start, start + size),
    };
  });
}

/** The codes of what offsets are counted from. */
const acrossOrigins: readonly Origin[] = ["margin", "page", "margin"];
const downOrigins: readonly Origin[] = ["margin", "page", "paragraph"];

function placeOf(shape: Buffer): WrittenPlace {
  const [left = 0, top = 0, right = 0, bottom = 0] = [4, 8, 12, 16].map(
    (at) => shape.readInt32LE(at) / twips,
  );
  const flags = shape.readUInt16LE(20);
  return {
    left: { from: acrossOrigins[(flags >> 1) & 3] ?? "margin", offset: left },
    top: { from: downOrigins[(flags >> 3) & 3] ?? "paragraph", offset: top },
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
  };
}

/** The text boxes of the main text, in the order of their text. */
export function docBoxes(file: DocFile): DocBox[] {
  const shapes = entriesOf(tablePart(file, shapesAt), shapeSize)
    .map(({ at, data }): AnchoredShape => ({
      number: data.readUInt32LE(0),
      at,
      place: placeOf(data),
    }))
    .toSorted((a, b) => a.number - b.number);
  // Positions of a damaged file may overlap: no character is in two boxes.
  let before = 0;
  return entriesOf(tablePart(file, boxesAt), boxSize).map(({ at, end, data }) => {
    const from = Math.max(at, before);
    before = Math.max(before, end);
    const number = data.readUInt32LE(shapeNumberAt);
    // The shapes of a group are numbered behind it.
    const shape = shapes.findLast((one) => one.number <= number);
    return { from, to: Math.max(from, end), shape, isInGroup: shape?.number !== number };
  });
}
