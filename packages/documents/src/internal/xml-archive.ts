import { strFromU8 } from "fflate";
import type { RejectionReason } from "../document-outcome.ts";
import { isTooComplexXml } from "./complexity-limits.ts";
import { parseXml, type XmlNode } from "./docx/xml-node.ts";
import { zipEntries } from "./zip-entries.ts";

export type XmlArchive = {
  readonly has: (part: string) => boolean;
  /** The XML of parts that exist. */
  readonly read: (part: string) => readonly XmlNode[];
};

/** XML is in UTF-8 or, with a byte order mark, in UTF-16. */
function decodeXml(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(bytes);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(bytes);
  return strFromU8(bytes).replace(/^\ufeff/, "");
}

/** The wanted parts of an archive, all of them XML; throws for a damaged archive. */
export function openXmlArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): XmlArchive | RejectionReason {
  const entries = zipEntries(bytes, isWanted);
  const texts = new Map([...entries].map(([name, file]) => [name, decodeXml(file)]));
  // Entity definitions are not needed in a document and allow entity expansion attacks.
  if ([...texts.values()].some((text) => text.includes("<!DOCTYPE"))) return "corrupt_file";
  if (isTooComplexXml([...texts.values()])) return "too_complex";
  return {
    has: (part) => texts.has(part),
    read: (part) => parseXml(texts.get(part) ?? ""),
  };
}
