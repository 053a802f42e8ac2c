import type { Buffer } from "node:buffer";
import {
  type CharacterFormat,
  characterFormat,
  type ParagraphFormat,
  paragraphFormat,
} from "./doc-properties.ts";

/** Formatting of a style, with inherited properties. */
export interface DocStyle {
  readonly text: CharacterFormat;
  readonly paragraph: ParagraphFormat;
}

interface RawStyle {
  readonly isParagraph: boolean;
  readonly base: number;
  readonly lists: readonly Buffer[];
}

const none = 0x0fff;
const maxChain = 12;
const maxStyles = 4096;

/** The property lists of a style; each begins at an even offset. */
function listsIn(bytes: Buffer, from: number, count: number): Buffer[] {
  const lists: Buffer[] = [];
  let at = from;
  for (let read = 0; read < count && at + 2 <= bytes.length; read += 1) {
    const length = bytes.readUInt16LE(at);
    lists.push(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length + (length % 2);
  }
  return lists;
}

function rawStyle(bytes: Buffer, baseBytes: number): RawStyle | undefined {
  if (bytes.length < baseBytes + 2) return undefined;
  const kind = bytes.readUInt16LE(2);
  const nameLength = bytes.readUInt16LE(baseBytes);
  const from = baseBytes + 2 + (nameLength + 1) * 2;
  return {
    isParagraph: (kind & 0xf) === 1,
    base: kind >> 4,
    lists: listsIn(bytes, from, bytes.readUInt16LE(4) & 0xf),
  };
}

function rawStyles(sheet: Buffer): (RawStyle | undefined)[] {
  if (sheet.length < 6) return [];
  const headBytes = sheet.readUInt16LE(0);
  const count = Math.min(maxStyles, sheet.readUInt16LE(2));
  const baseBytes = sheet.readUInt16LE(4);
  const styles: (RawStyle | undefined)[] = [];
  let at = 2 + headBytes;
  while (styles.length < count && at + 2 <= sheet.length) {
    const length = sheet.readUInt16LE(at);
    styles.push(rawStyle(sheet.subarray(at + 2, at + 2 + length), baseBytes));
    at += 2 + length;
  }
  return styles;
}

/**
 * Reads a style sheet.
 * @returns the formatting by style number.
 */
export function docStyles(sheet: Buffer): (style: number) => DocStyle {
  const raw = rawStyles(sheet);
  const known = new Map<number, DocStyle>();
  const resolve = (at: number, depth: number): DocStyle => {
    const style = raw[at];
    if (!style || depth > maxChain) return { text: {}, paragraph: {} };
    const base = style.base === none ? { text: {}, paragraph: {} } : resolve(style.base, depth + 1);
    const [first, second] = style.lists;
    // A paragraph style has two lists, the first of which begins with the style's number; other styles have one list.
    const ofParagraph = style.isParagraph ? first?.subarray(2) : undefined;
    const ofText = style.isParagraph ? second : first;
    return {
      text: ofText ? characterFormat(ofText, base.text) : base.text,
      paragraph: ofParagraph ? paragraphFormat(ofParagraph, base.paragraph) : base.paragraph,
    };
  };
  return (style) => {
    const found = known.get(style) ?? resolve(style, 0);
    known.set(style, found);
    return found;
  };
}
