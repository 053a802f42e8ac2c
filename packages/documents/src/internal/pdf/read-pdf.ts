import { linesOfPages } from "@postulo/resume-parser/lines-of-pages";
import type { LinkBox, Page, TextBlock, TextItem } from "@postulo/resume-parser/page";
import * as z from "zod";
import { minLetters } from "../block-letters.ts";
import { areTooComplexPages } from "../complexity-limits.ts";
import { type DocumentOutcome, reject } from "../../document-outcome.ts";
import { letterSpacing } from "./letter-spacing.ts";
import { blocksOfItems, blocksOfTree, type NodeBudget, nodeBudget } from "./structure-tree.ts";

/** Longer files are not résumés. */
const maxPages = 40;

const textItem = z.object({
  str: z.string(),
  transform: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
  width: z.number(),
  fontName: z.string(),
});
const linkAnnotation = z.object({
  subtype: z.literal("Link"),
  url: z.string().optional(),
  unsafeUrl: z.string().optional(),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
const marks = z.object({ Marked: z.literal(true) });
const fontObject = z.object({ name: z.string() });

const boldFont = /bold|black|heavy|semibold|demi(?!r)|extrab|medium(?:cond)?$|cmbx|sfbx|bx\d+$/i;
const italicFont = /italic|oblique|cmti|slanted/i;

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof openPdf>>["getPage"]>>;

/** The library is large, so it is loaded with the first file. */
async function openPdf(bytes: Uint8Array, maxImageSize = 1) {
  const { getDocumentProxy } = await import("unpdf");
  // A copy, because PDF.js detaches the buffer and rejects a Buffer.
  const copy = new Uint8Array(bytes);
  // Images are not needed; `maxImageSize` skips decoding them, which bounds memory.
  return await getDocumentProxy(copy, { verbosity: 0, maxImageSize });
}

/** Font names by the key in text items. PDF.js knows them only after the page's operator list was read. */
function fontNames(page: PdfPage, keys: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const key of keys) {
    const font = page.commonObjs.has(key)
      ? fontObject.safeParse(page.commonObjs.get(key))
      : undefined;
    if (font?.success) names.set(key, font.data.name.replace(/^[A-Z]{6}\+/, ""));
  }
  return names;
}

type Viewport = ReturnType<PdfPage["getViewport"]>;

function toPoint(viewport: Viewport, x: number, y: number): { x: number; y: number } {
  const [left, top] = z
    .tuple([z.number(), z.number()])
    .parse(viewport.convertToViewportPoint(x, y));
  return { x: left, y: top };
}

function toTextItem(item: MarkedItem, viewport: Viewport, font: string): TextItem | undefined {
  const [a, b, c, d, e, f] = item.transform;
  // Text rotated along a margin is decoration.
  if (viewport.rotation === 0 && Math.abs(b) > Math.abs(a) * 0.2) return undefined;
  return {
    text: item.str,
    ...toPoint(viewport, e, f),
    width: item.width,
    size: Math.hypot(c, d),
    font,
    bold: boldFont.test(font),
    italic: italicFont.test(font),
    block: item.block,
  };
}

async function linksOf(page: PdfPage, viewport: Viewport): Promise<LinkBox[]> {
  const annotations: unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const link = linkAnnotation.safeParse(annotation);
    const url = link.success ? (link.data.unsafeUrl ?? link.data.url) : undefined;
    if (!link.success || url === undefined) return [];
    const [x1, y1, x2, y2] = link.data.rect;
    const [one, two] = [toPoint(viewport, x1, y1), toPoint(viewport, x2, y2)];
    return [
      {
        url,
        left: Math.min(one.x, two.x),
        right: Math.max(one.x, two.x),
        top: Math.min(one.y, two.y),
        bottom: Math.max(one.y, two.y),
      },
    ];
  });
}

interface MarkedItem extends z.infer<typeof textItem> {
  readonly block: TextBlock | undefined;
}

/** A damaged structure tree is no reason not to read the text. */
const orNone = (tree: Promise<unknown>): Promise<unknown> => tree.catch(() => undefined);

/** The texts of a page, with their blocks while the budget of a tagged file lasts. */
async function itemsOf(page: PdfPage, budget: NodeBudget | undefined): Promise<MarkedItem[]> {
  const blocks =
    budget && budget.left > 0
      ? blocksOfTree(await orNone(page.getStructTree()), budget)
      : undefined;
  const content: { items: unknown[] } = await page.getTextContent({
    includeMarkedContent: blocks !== undefined,
  });
  const places = blocks && blocksOfItems(content.items, blocks);
  return content.items.flatMap((item, at) => {
    const parsed = textItem.safeParse(item);
    return parsed.success ? [{ ...parsed.data, block: places?.[at] }] : [];
  });
}

async function readPage(page: PdfPage, budget: NodeBudget | undefined): Promise<Page> {
  const viewport = page.getViewport({ scale: 1 });
  const items = await itemsOf(page, budget);
  const spaced = letterSpacing(await page.getOperatorList());
  const names = fontNames(page, new Set(items.map((item) => item.fontName)));
  const links = await linksOf(page, viewport);
  page.cleanup();
  return {
    width: viewport.width,
    height: viewport.height,
    items: items.flatMap(
      (item) =>
        toTextItem({ ...item, str: spaced(item.str) }, viewport, names.get(item.fontName) ?? "") ??
        [],
    ),
    links,
  };
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

const lettersOf = (pages: readonly Page[]) =>
  pages.flatMap((page) => page.items.map((item) => item.text.trim())).join("").length;

/** Recognises the text in the images of a PDF without a text layer. */
async function readImages(bytes: Uint8Array): Promise<Page[]> {
  const [{ extractImages }, { readScan, maxImagePixels: maxPicturePixels }] = await Promise.all([
    import("unpdf"),
    import("../scan/read-scan.ts"),
  ]);
  const pdf = await openPdf(bytes, maxPicturePixels);
  try {
    return await readScan(pdf.numPages, async (number) => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const pictures = await extractImages(pdf, number);
      page.cleanup();
      return { width, height, pictures };
    });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readWithoutTextLayer(bytes: Uint8Array | undefined): Promise<DocumentOutcome> {
  const pages = bytes ? await readImages(bytes) : [];
  return lettersOf(pages) < minLetters
    ? reject("no_text")
    : { kind: "lines", document: linesOfPages(pages) };
}

/**
 * Reads the text layer of a PDF with fonts, positions and links; without a text layer and with `scans`, its images.
 */
export async function readPdf(bytes: Uint8Array, scans = false): Promise<DocumentOutcome> {
  let pdf: Awaited<ReturnType<typeof openPdf>>;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    return reject(isNamed(error, "PasswordException") ? "encrypted_file" : "corrupt_file");
  }
  try {
    if (pdf.numPages > maxPages) return reject("too_many_pages");
    const isTagged = marks.safeParse(await orNone(pdf.getMarkInfo())).success;
    const budget = isTagged ? nodeBudget() : undefined;
    const pages: Page[] = [];
    // Sequentially: pages share PDF.js's fonts, and memory stays low.
    for (let at = 1; at <= pdf.numPages; at += 1) {
      pages.push(await readPage(await pdf.getPage(at), budget));
      if (areTooComplexPages(pages)) return reject("too_complex");
    }
    return lettersOf(pages) < minLetters
      ? await readWithoutTextLayer(scans ? bytes : undefined)
      : { kind: "lines", document: linesOfPages(pages) };
  } catch {
    return reject("corrupt_file");
  } finally {
    await pdf.loadingTask.destroy();
  }
}
