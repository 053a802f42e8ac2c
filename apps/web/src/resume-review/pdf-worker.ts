// A worker: it can be ended when a file takes too long, and the page stays responsive.
import { getDocument } from "unpdf/pdfjs";
import type { DrawnPage, PdfWorkerMessage } from "./pdf-pages.ts";

/** The server reads no longer files. */
const maxPages = 40;
/** Enough for 620 CSS pixels on a screen with two pixels to one. */
const pictureWidth = 1240;
const maxPicturePixels = 4_000_000;
/** Larger images in a file are left out, as they take much memory. */
const maxImagePixels = 16_000_000;

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** The factory of PDF.js makes canvases in a document, which a worker does not have. */
class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d") };
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(made: CanvasAndContext): void {
    this.reset(made, 0, 0);
    Object.assign(made, { canvas: null, context: null });
  }
}

/** SVG filters need a document too. */
class NoFilterFactory {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  addSelectionFilter = () => "none";
  destroy(): void {
    // It holds nothing.
  }
}

type Pdf = Awaited<ReturnType<typeof getDocument>["promise"]>;

/** PDF.js declares the canvases of documents only. */
interface DrawablePage {
  render(parameters: object): { readonly promise: Promise<void> };
}

async function drawOn(page: DrawablePage, parameters: object): Promise<void> {
  await page.render(parameters).promise;
}

async function drawPage(pdf: Pdf, number: number): Promise<DrawnPage> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(pictureWidth / width, Math.sqrt(maxPicturePixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext("2d", { alpha: false });
  if (!canvasContext) throw new Error("no canvas");
  await drawOn(page, { canvas: null, canvasContext, viewport });
  page.cleanup();
  const picture = await canvas.convertToBlob({ type: "image/png" });
  return { number, width, height, picture };
}

async function drawPages(file: Blob, onPage: (page: DrawnPage) => void): Promise<void> {
  const data = new Uint8Array(await file.arrayBuffer());
  const loading = getDocument({
    data,
    verbosity: 0,
    maxImageSize: maxImagePixels,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    // Glyphs are drawn as paths, since a worker has no document to add fonts to.
    disableFontFace: true,
    useSystemFonts: false,
    // Nothing is fetched.
    useWorkerFetch: false,
    useWasm: false,
  });
  const pdf = await loading.promise;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1)
    onPage(await drawPage(pdf, number));
  await loading.destroy();
}

// PDF.js posts its own messages to the page that started the worker, so the answers use a separate port.
globalThis.addEventListener("message", ({ data, ports: [port] }: MessageEvent<Blob>) => {
  const post = (message: PdfWorkerMessage) => port?.postMessage(message);
  drawPages(data, (page) => post({ kind: "page", page })).then(
    () => post({ kind: "ended", isWhole: true }),
    () => post({ kind: "ended", isWhole: false }),
  );
});
