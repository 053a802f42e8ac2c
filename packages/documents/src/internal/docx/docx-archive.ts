import { strFromU8, unzipSync } from "fflate";
import { isTooComplexXml } from "../complexity-limits.ts";
import { parseXml, type XmlNode } from "./xml-node.ts";

/** The text parts of a DOCX file, by name without `word/`. */
export type DocxParts = ReadonlyMap<string, readonly XmlNode[]>;

/** Of all parts together; larger archives are treated as zip bombs. */
const maxUnpackedBytes = 40 * 1024 * 1024;
const part = "(?:document|(?:header|footer)\\d*)";
const textParts = new RegExp(
  `^word/(?:(?:styles|numbering|${part})\\.xml|_rels/${part}\\.xml\\.rels)$`,
);

/** Unpacks the text parts, or returns the reason for rejecting the file. */
export function unpackDocx(bytes: Uint8Array): DocxParts | "corrupt_file" | "too_complex" {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      // fflate allocates the declared size: the sum is checked before anything is unpacked.
      filter: ({ name, originalSize }) => {
        if (!textParts.test(name)) return false;
        total += originalSize;
        if (total > maxUnpackedBytes) throw new Error("The archive is too large.");
        return true;
      },
    });
    const texts = Object.entries(files).map(([name, file]) => [name, strFromU8(file)] as const);
    // Entity definitions are not needed in a document and allow entity expansion attacks.
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
