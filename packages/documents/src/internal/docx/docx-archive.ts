import type { RejectionReason } from "../../document-outcome.ts";
import { openXmlArchive, type XmlArchive } from "../xml-archive.ts";
import { entryName } from "../zip-entries.ts";
import type { XmlNode } from "./xml-node.ts";

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

/** All XML but pictures, themes and the like. */
const isText = (name: string) =>
  /\.(?:xml|rels)$/.test(name) && !/theme|docprops|customxml/.test(name);

type Relationship = {
  readonly id: string;
  /** The last word of its type: `officeDocument`, `styles`, `header`, `hyperlink`. */
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
};

/** The target as a part of the archive: relative to the folder of its source, or absolute. */
function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return entryName(target);
  const steps: string[] = [];
  for (const step of entryName(folder + target).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** The relationships of a part; those of the package for the part "". */
function relationshipsOf(archive: XmlArchive, part: string): Relationship[] {
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

function readPart(archive: XmlArchive, part: string): DocxPart {
  const external = relationshipsOf(archive, part).filter(({ isExternal }) => isExternal);
  return {
    nodes: archive.read(part),
    links: new Map(external.map(({ id, target }) => [id, target])),
  };
}

/** The main part by the package's relationships, else the usual one. */
function mainPart(archive: XmlArchive): string | undefined {
  const named = relationshipsOf(archive, "")
    .filter(({ type }) => type === "officeDocument")
    .map(({ target }) => target);
  return [...named, "word/document.xml"].find(archive.has);
}

function partsOf(archive: XmlArchive): DocxParts | RejectionReason {
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
    const archive = openXmlArchive(bytes, isText);
    return typeof archive === "string" ? archive : partsOf(archive);
  } catch {
    return "corrupt_file";
  }
}
