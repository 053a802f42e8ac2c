import type { Page, TextItem } from "@postulo/resume-parser/page";

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A line of text as it was recognised in a picture. Lengths are in pixels. */
export interface RecognisedLine {
  readonly baseline: Box;
  readonly rowAttributes: { readonly rowHeight: number };
  readonly words: readonly {
    readonly text: string;
    readonly bbox: Box;
    readonly confidence: number;
  }[];
}

/** Below this a word is a stain. */
const leastConfidence = 25;

/** Round dots before items come out as signs that look like them. */
const readAsBullet = /^[«»¢°©®*•●▪■e]$/u;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Most text has one size; what was measured a little differently has it too. */
function sizesOf(lines: readonly RecognisedLine[]): (line: RecognisedLine) => number {
  const usual = median(lines.map((line) => line.rowAttributes.rowHeight));
  return ({ rowAttributes: { rowHeight } }) =>
    Math.abs(rowHeight - usual) < usual * 0.22 ? usual : rowHeight;
}

/** The recognised lines of a picture that fills a page of this width and height, in points. */
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
    const words = line.words.filter(({ confidence }) => confidence >= leastConfidence);
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
