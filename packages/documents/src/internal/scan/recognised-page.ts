import type { Page, TextItem } from "@postulo/resume-parser/page";

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A recognised line of text. Lengths are in pixels. */
export interface RecognisedLine {
  readonly baseline: Box;
  readonly rowAttributes: { readonly rowHeight: number };
  readonly words: readonly {
    readonly text: string;
    readonly bbox: Box;
    readonly confidence: number;
  }[];
}

/** Words below this confidence (0 to 100) are noise. */
const minConfidence = 25;

/** Characters that bullets are often recognised as. */
const readAsBullet = /^[«»¢°©®*•●▪■e]$/u;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Normalises sizes close to the median to the median, because measured heights vary. */
function sizesOf(lines: readonly RecognisedLine[]): (line: RecognisedLine) => number {
  const usual = median(lines.map((line) => line.rowAttributes.rowHeight));
  return ({ rowAttributes: { rowHeight } }) =>
    Math.abs(rowHeight - usual) < usual * 0.22 ? usual : rowHeight;
}

/**
 * Converts recognised lines to a page.
 * @param size width and height of the page in points, and points per pixel.
 */
export function recognisedPage(
  lines: readonly RecognisedLine[],
  {
    width,
    height,
    scale,
  }: { readonly width: number; readonly height: number; readonly scale: number },
): Page {
  const sizeOf = sizesOf(lines);
  const items = lines.flatMap((line): TextItem[] => {
    const words = line.words.filter(({ confidence }) => confidence >= minConfidence);
    return words.map(({ text, bbox }, at) => ({
      text: at === 0 && words.length > 1 && readAsBullet.test(text) ? "•" : text,
      x: bbox.x0 * scale,
      y: ((line.baseline.y0 + line.baseline.y1) / 2) * scale,
      width: (bbox.x1 - bbox.x0) * scale,
      size: Math.round(sizeOf(line) * scale * 2) / 2,
      font: "",
      bold: false,
      italic: false,
    }));
  });
  return { width, height, items, links: [] };
}
