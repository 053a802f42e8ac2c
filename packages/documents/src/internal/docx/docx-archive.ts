import { strFromU8, unzipSync } from "fflate";
import type { RejectionReason } from "../../document-outcome.ts";
import { isTooComplexXml } from "../complexity-limits.ts";
import { parseXml, type XmlNode } from "./xml-node.ts";

/** A part of a Word file: its XML, and the targets of its external links by relationship id. */
export interface DocxPart {
  readonly nodes: readonly XmlNode[];
  readonly links: ReadonlyMap<string, string>;
}

export interface DocxParts {
  readonly document: DocxPart;
  readonly headers: readonly DocxPart[];
  readonly footers: readonly DocxPart[];
  readonly styles: readonly XmlNode[];
  readonly numbering: readonly XmlNode[];
}

/** Of all parts together; larger archives are treated as zip bombs. */
const maxUnpackedBytes = 40 * 1024 * 1024;

/** XML is in UTF-8 or, with a byte order mark, in UTF-16. */
function decodeXml(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(bytes);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(bytes);
  return strFromU8(bytes).replace(/^\ufeff/, "");
}

/** The name of a part without case, and with the separators that some programs write as backslashes. */
const partName = (name: string) => name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();

type Archive = {
  readonly has: (part: string) => boolean;
  /** The XML of parts that exist. */
  readonly read: (part: string) => readonly XmlNode[];
};

/** All XML of the archive but pictures, themes and the like; throws for a damaged archive. */
function openArchive(bytes: Uint8Array): Archive | RejectionReason {
  let total = 0;
  const files = unzipSync(bytes, {
    // fflate allocates the declared size: the sum is checked before anything is unpacked.
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/i.test(name) || /theme|docprops|customxml/i.test(name)) return false;
      total += originalSize;
      if (total > maxUnpackedBytes) throw new Error("The archive is too large.");
      return true;
    },
  });
  const texts = new Map(
    Object.entries(files).map(([name, file]) => [partName(name), decodeXml(file)]),
  );
  // Entity definitions are not needed in a document and allow entity expansion attacks.
  if ([...texts.values()].some((text) => text.includes("<!DOCTYPE"))) return "corrupt_file";
  if (isTooComplexXml([...texts.values()])) return "too_complex";
  return {
    has: (part) => texts.has(part),
    read: (part) => parseXml(texts.get(part) ?? ""),
  };
}

type Relationship = {
  readonly id: string;
  /** The last word of its type: `officeDocument`, `styles`, `header`, `hyperlink`. */
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
};

/** The target as a part of the archive: relative to the folder of its source, or absolute. */
function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return partName(target);
  const steps: string[] = [];
  for (const step of partName(folder + target).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** The relationships of a part; those of the package for the part "". */
function relationshipsOf(archive: Archive, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const nodes = archive.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const root = nodes.find((node) => node.name.endsWith("Relationships"));
  return (root?.children ?? [])
    .filter((node) => node.name.endsWith("Relationship"))
    .map(({ attributes }) => {
      const isExternal = attributes["TargetMode"] === "External";
      const target = attributes["Target"] ?? "";
      return {
        id: attributes["Id"] ?? "",
        type: (attributes["Type"] ?? "").split("/").at(-1) ?? "",
        target: isExternal ? target : resolve(folder, target),
        isExternal,
      };
    });
}

function readPart(archive: Archive, part: string): DocxPart {
  const external = relationshipsOf(archive, part).filter(({ isExternal }) => isExternal);
  return {
    nodes: archive.read(part),
    links: new Map(external.map(({ id, target }) => [id, target])),
  };
}

/** The main part by the package's relationships, else the usual one. */
function mainPart(archive: Archive): string | undefined {
  const named = relationshipsOf(archive, "")
    .filter(({ type }) => type === "officeDocument")
    .map(({ target }) => target);
  return [...named, "word/document.xml"].find(archive.has);
}

function partsOf(archive: Archive): DocxParts | RejectionReason {
  const main = mainPart(archive);
  if (main === undefined) return "corrupt_file";
  const document = readPart(archive, main);
  // A workbook or a presentation is a package of the same kind; XML that ends early has no root.
  const root = document.nodes.find(({ name }) => name !== "?xml");
  if (root?.name !== "w:document") return root ? "unsupported_type" : "corrupt_file";
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const related = relationshipsOf(archive, main).filter(({ target }) => archive.has(target));
  const parts = (type: string) =>
    [...new Set(related.filter((one) => one.type === type).map(({ target }) => target))].sort(
      (a, b) => a.localeCompare(b),
    );
  return {
    document,
    headers: parts("header").map((part) => readPart(archive, part)),
    footers: parts("footer").map((part) => readPart(archive, part)),
    styles: [...parts("styles"), `${folder}styles.xml`].flatMap(archive.read),
    numbering: [...parts("numbering"), `${folder}numbering.xml`].flatMap(archive.read),
  };
}

/** Unpacks and parses the text parts, found by their relationships, or returns the reason for rejecting the file. */
export function unpackDocx(bytes: Uint8Array): DocxParts | RejectionReason {
  try {
    const archive = openArchive(bytes);
    return typeof archive === "string" ? archive : partsOf(archive);
  } catch {
    return "corrupt_file";
  }
}
