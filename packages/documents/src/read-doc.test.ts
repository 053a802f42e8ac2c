import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { parseDocument } from "./testing/parse-document.ts";
import { writtenResumes } from "./testing/written-resumes.ts";

const wordFile = () => {
  const file = writtenResumes().find(({ name }) => name.endsWith(".doc"));
  if (!file) throw new Error("There is no Word file of the old format.");
  return Buffer.from(file.bytes);
};

const outcomeOf = async (file: Buffer) => {
  const outcome = await readDocument(new Uint8Array(file));
  return outcome.kind === "rejected" ? outcome.reason : outcome.kind;
};

const sectorBytes = 512;
/** Byte offsets of the FAT and of the directory. */
const tableAt = (file: Buffer) => (file.readUInt32LE(76) + 1) * sectorBytes;
const directory = (file: Buffer) => file.readUInt32LE(48);
/** The first sector of a stream, from its directory entry. */
const firstSector = (file: Buffer, stream: string) =>
  file.readUInt32LE(file.indexOf(Buffer.from(stream, "utf16le")) + 116);
/** Byte offset of the file header (FIB). */
const documentAt = (file: Buffer) => (firstSector(file, "WordDocument") + 1) * sectorBytes;

describe("a Word file of 1997 to 2003", () => {
  test("is read with its tables and its bold text", async () => {
    const { experiences } = await parseDocument(new Uint8Array(wordFile()));
    expect(experiences.length).toBeGreaterThan(2);
    expect(experiences.every((post) => post.title && post.company)).toBe(true);
  });

  test.each([0, 3])(
    "with a chain that returns to its start after %s sectors is read",
    async (after) => {
      const file = wordFile();
      const whole = await parseDocument(new Uint8Array(wordFile()));
      const start = firstSector(file, "WordDocument");
      file.writeUInt32LE(start, tableAt(file) + (start + after) * 4);
      expect(await parseDocument(new Uint8Array(file))).toEqual(whole);
    },
  );

  test("with a FAT entry after its end is rejected", async () => {
    const file = wordFile();
    file.writeUInt32LE(0x00ffffff, tableAt(file) + directory(file) * 4);
    expect(await outcomeOf(file)).toBe("corrupt_file");
  });

  test("with a cyclic DIFAT terminates", async () => {
    const file = wordFile();
    file.writeUInt32LE(0, 68);
    file.writeUInt32LE(0xffff, 72);
    file.writeUInt32LE(0, sectorBytes * 2 - 4);
    expect(["corrupt_file", "lines", "no_text"]).toContain(await outcomeOf(file));
  });

  test("with a text longer than the file is rejected", async () => {
    const file = wordFile();
    file.writeUInt32LE(0xfffffff0, documentAt(file) + 0x1a2);
    expect(await outcomeOf(file)).toBe("corrupt_file");
  });

  test("with a password is rejected as encrypted", async () => {
    const file = wordFile();
    const flags = documentAt(file) + 0x0a;
    file.writeUInt16LE(file.readUInt16LE(flags) | 0x0100, flags);
    expect(await outcomeOf(file)).toBe("encrypted_file");
  });

  test("of an older Word is an unsupported type", async () => {
    const file = wordFile();
    file.writeUInt16LE(0xa5dc, documentAt(file));
    expect(await outcomeOf(file)).toBe("unsupported_type");
  });
});
