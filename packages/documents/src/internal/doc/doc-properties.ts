import type { Buffer } from "node:buffer";

/** Character formatting; absent fields are not specified. */
export interface CharacterFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly caps?: boolean;
  readonly hidden?: boolean;
  /** In points. */
  readonly size?: number;
  readonly style?: number;
}

/** Paragraph formatting; absent fields are not specified. Lengths are in points. */
export interface ParagraphFormat {
  readonly style?: number;
  readonly isInTable?: boolean;
  readonly endsRow?: boolean;
  readonly depth?: number;
  readonly isListed?: boolean;
  readonly isHeading?: boolean;
  readonly indent?: number;
  readonly before?: number;
}

/** A SPRM; bits 13 to 15 of its code give the size of the operand. */
interface Property {
  readonly code: number;
  readonly operand: Buffer;
}

const operandBytes = [1, 1, 2, 4, 2, 2, undefined, 3] as const;
const tableDefinition = 0xd608;

function propertiesIn(bytes: Buffer): Property[] {
  const all: Property[] = [];
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    at += 2;
    let length: number | undefined = operandBytes[code >> 13];
    if (length === undefined) {
      const isWide = code === tableDefinition && at + 2 <= bytes.length;
      length = isWide ? bytes.readUInt16LE(at) - 1 : bytes.readUInt8(at);
      at += isWide ? 2 : 1;
    }
    all.push({ code, operand: bytes.subarray(at, at + length) });
    at += length;
  }
  return all;
}

/** A toggle property: 0 off, 1 on, 128 as in the style, 129 the opposite of the style. */
function toggled(operand: Buffer, ofStyle: boolean | undefined): boolean {
  const value = operand[0] ?? 0;
  return value < 128 ? value === 1 : (ofStyle === true) !== (value === 129);
}

const short = (operand: Buffer) => (operand.length >= 2 ? operand.readInt16LE(0) : 0);

type Change<Format> = (operand: Buffer, base: Format) => Format;

const characterChanges: ReadonlyMap<number, Change<CharacterFormat>> = new Map<
  number,
  Change<CharacterFormat>
>([
  [0x0835, (operand, base) => ({ bold: toggled(operand, base.bold) })],
  [0x0836, (operand, base) => ({ italic: toggled(operand, base.italic) })],
  [0x083b, (operand, base) => ({ caps: toggled(operand, base.caps) })],
  [0x083c, (operand, base) => ({ hidden: toggled(operand, base.hidden) })],
  // Deleted in tracked changes.
  [0x0800, (operand) => ({ hidden: operand[0] === 1 })],
  [0x4a43, (operand) => ({ size: short(operand) / 2 })],
  [0x4a30, (operand) => ({ style: short(operand) })],
]);

const inTwips = (operand: Buffer) => short(operand) / 20;

const paragraphChanges: ReadonlyMap<number, Change<ParagraphFormat>> = new Map<
  number,
  Change<ParagraphFormat>
>([
  [0x2416, (operand) => ({ isInTable: operand[0] === 1 })],
  [0x2417, (operand) => ({ endsRow: operand[0] === 1 })],
  [0x244c, (operand) => ({ endsRow: operand[0] === 1 })],
  [0x6649, (operand) => ({ depth: operand[0] ?? 0 })],
  [0x2640, (operand) => ({ isHeading: (operand[0] ?? 9) < 9 })],
  [0x460b, (operand) => ({ isListed: short(operand) > 0 })],
  [0x840f, (operand) => ({ indent: inTwips(operand) })],
  [0x845e, (operand) => ({ indent: inTwips(operand) })],
  [0xa413, (operand) => ({ before: inTwips(operand) })],
]);

function applied<Format extends object>(
  bytes: Buffer,
  base: Format,
  changes: ReadonlyMap<number, Change<Format>>,
): Format {
  return propertiesIn(bytes).reduce(
    (format, { code, operand }) => ({ ...format, ...changes.get(code)?.(operand, base) }),
    base,
  );
}

/** Applies a list of character properties to `base`. */
export const characterFormat = (bytes: Buffer, base: CharacterFormat): CharacterFormat =>
  applied(bytes, base, characterChanges);

/** Applies a list of paragraph properties to `base`. */
export const paragraphFormat = (bytes: Buffer, base: ParagraphFormat): ParagraphFormat =>
  applied(bytes, base, paragraphChanges);
