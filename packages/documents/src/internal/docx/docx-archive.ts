import { strFromU8, unzipSync } from "fflate";
import { isTooComplexXml } from "../complexity-limits.ts";
import { parseXml, type XmlNode } from "./xml-node.ts";

/** The parts of a Word file that hold text, by their names without `word/`. */
export type DocxParts = ReadonlyMap<string, readonly XmlNode[]>;

/** Bytes of all parts together, unpacked; what is larger is a bomb and no letter. */
const maxUnpackedBytes = 40 * 1024 * 1024;
const wanted =
  /^word\/(?:(?:document|styles|numbering|header\d*|footer\d*)\.xml|_rels\/document\.xml\.rels|_rels\/(?:header|footer)\d*\.xml\.rels)$/;

/** Unpacks the parts that hold text, or says why it does not. */
export function unpackDocx(bytes: Uint8Array): DocxParts | "corrupt_file" | "too_complex" {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      // The library makes room for as much as the archive says: the sum is known before anything is unpacked.
      filter: ({ name, originalSize }) => {
        if (!wanted.test(name)) return false;
        total += originalSize;
        if (total > maxUnpackedBytes) throw new Error("The archive is too large.");
        return true;
      },
    });
    const texts = Object.entries(files).map(([name, file]) => [name, strFromU8(file)] as const);
    // A document has no need to define entities of its own.
    if (texts.some(([, text]) => text.includes("<!DOCTYPE"))) return "corrupt_file";
    if (isTooComplexXml(texts.map(([, text]) => text))) return "too_complex";
    const parts = new Map(
      texts.map(([name, text]) => [name.replace(/^word\//, ""), parseXml(text)]),
    );
    return parts.has("document.xml") ? parts : "corrupt_file";
  } catch {
    return "corrupt_file";
  }
}
