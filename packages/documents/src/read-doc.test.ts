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
/** Where the table of sectors begins, and the directory. */
const tableAt = (file: Buffer) => (file.readUInt32LE(76) + 1) * sectorBytes;
const directory = (file: Buffer) => file.readUInt32LE(48);
/** Where the document's own head begins: its first sector is named in its directory entry. */
function documentAt(file: Buffer): number {
  const entry = file.indexOf(Buffer.from("WordDocument", "utf16le"));
  return (file.readUInt32LE(entry + 116) + 1) * sectorBytes;
}

describe("a Word file of 1997 to 2003", () => {
  test("is read with its tables and its bold text", async () => {
    const { experiences } = await parseDocument(new Uint8Array(wordFile()));
    expect(experiences.length).toBeGreaterThan(2);
    expect(experiences.every((post) => post.title && post.company)).toBe(true);
  });

  test("whose sectors lead in a circle is refused", async () => {
    const file = wordFile();
    const start = directory(file);
    file.writeUInt32LE(start, tableAt(file) + start * 4);
    expect(await outcomeOf(file)).toBe("corrupt_file");
  });

  test("whose table of sectors leads behind its end is refused", async () => {
    const file = wordFile();
    file.writeUInt32LE(0x00ffffff, tableAt(file) + directory(file) * 4);
    expect(await outcomeOf(file)).toBe("corrupt_file");
  });

  test("whose list of tables names itself for ever is refused or read, but ends", async () => {
    const file = wordFile();
    file.writeUInt32LE(0, 68);
    file.writeUInt32LE(0xffff, 72);
    file.writeUInt32LE(0, sectorBytes * 2 - 4);
    expect(["corrupt_file", "lines", "no_text"]).toContain(await outcomeOf(file));
  });

  test("whose text is said to be longer than the file is refused", async () => {
    const file = wordFile();
    file.writeUInt32LE(0xfffffff0, documentAt(file) + 0x1a2);
    expect(await outcomeOf(file)).toBe("corrupt_file");
  });

  test("behind a password is refused as such", async () => {
    const file = wordFile();
    const flags = documentAt(file) + 0x0a;
    file.writeUInt16LE(file.readUInt16LE(flags) | 0x0100, flags);
    expect(await outcomeOf(file)).toBe("encrypted_file");
  });

  test("of an older Word is not a document we know", async () => {
    const file = wordFile();
    file.writeUInt16LE(0xa5dc, documentAt(file));
    expect(await outcomeOf(file)).toBe("unsupported_type");
  });
});
