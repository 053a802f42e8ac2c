import { strFromU8 } from "fflate";
import { type DocumentOutcome, type RejectionReason, reject } from "../../document-outcome.ts";
import { blocksOutcome } from "../blocks-outcome.ts";
import { child, type XmlNode } from "../docx/xml-node.ts";
import { openXmlArchive, type XmlArchive } from "../xml-archive.ts";
import { zipEntries } from "../zip-entries.ts";
import { readOdtStyles } from "./odt-styles.ts";
import { type OdtText, walkOdt } from "./odt-text.ts";

const content = "content.xml";
const styleSheet = "styles.xml";
const manifest = "meta-inf/manifest.xml";

function isEncrypted(bytes: Uint8Array): boolean {
  const file = zipEntries(bytes, (name) => name === manifest).get(manifest);
  return file !== undefined && strFromU8(file).includes("encryption-data");
}

function open(bytes: Uint8Array): XmlArchive | RejectionReason {
  try {
    return isEncrypted(bytes)
      ? "encrypted_file"
      : openXmlArchive(bytes, (name) => name === content || name === styleSheet);
  } catch {
    return "corrupt_file";
  }
}

const rootOf = (archive: XmlArchive, part: string): XmlNode | undefined =>
  archive.read(part).find(({ name }) => name.startsWith("office:document"));

/** The page headers or footers of all page styles. */
const onPages = (root: XmlNode | undefined, kind: "header" | "footer") =>
  (child(root, "office:master-styles")?.children ?? [])
    .flatMap(({ children }) => children)
    .filter(({ name }) => name.startsWith(`style:${kind}`));

function textsOf(body: XmlNode, document: XmlNode, pages: XmlNode | undefined) {
  const shared = child(pages, "office:styles");
  const boxes: OdtText["boxes"] = [];
  const inBody = readOdtStyles([shared, child(document, "office:automatic-styles")]);
  const onPage = readOdtStyles([shared, child(pages, "office:automatic-styles")]);
  const blocksOf = (node: XmlNode, styles = onPage) => {
    const text: OdtText = { styles, blocks: [], boxes };
    walkOdt(node, text);
    return text.blocks;
  };
  const headers = onPages(pages, "header").flatMap((node) => blocksOf(node));
  const main = [...headers, ...blocksOf(body, inBody)];
  const footers = onPages(pages, "footer").map((node) => blocksOf(node));
  return { main, sides: [...boxes, ...footers] };
}

/** Reads an OpenDocument text: page headers before the text, text boxes and footers beside it. */
export function readOdt(bytes: Uint8Array): DocumentOutcome {
  const archive = open(bytes);
  if (typeof archive === "string") return reject(archive);
  let texts: ReturnType<typeof textsOf>;
  try {
    const document = rootOf(archive, content);
    const body = child(document, "office:body");
    if (!document || !body) return reject("corrupt_file");
    const text = child(body, "office:text");
    // A spreadsheet or a presentation is a package of the same kind.
    if (!text) return reject("unsupported_type");
    texts = textsOf(text, document, rootOf(archive, styleSheet));
  } catch {
    return reject("corrupt_file");
  }
  return blocksOutcome(texts);
}
