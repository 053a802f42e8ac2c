import type { Page } from "@playwright/test";

/** In CSS pixels, which are those of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Pictures {
  /** PNG */
  readonly accepted: Buffer;
  readonly current: Buffer;
  /** Where text is, which machines render differently. */
  readonly texts: readonly Box[];
}

interface Difference {
  /** Pixels outside texts that differ. */
  readonly shapes: number;
  /** The share of the pixels in texts that differ. */
  readonly text: number;
}

/**
 * Counts the pixels of one picture that are outside the range of colours that the other has around the same place: so
 * neither smoothed edges nor a shift by one pixel counts, but a border that is missing does.
 */
export function comparePictures(page: Page, pictures: Pictures): Promise<Difference | "size"> {
  const { accepted, current, texts } = pictures;
  return page.evaluate(
    async ({ sources, boxes }) => {
      // Of 255, per channel. In texts, strokes may be as thin as to be half as dark.
      const shapeTolerance = 10;
      const textTolerance = 128;

      const read = async (source: string) => {
        const blob = await (await fetch(`data:image/png;base64,${source}`)).blob();
        const bitmap = await createImageBitmap(blob);
        const { width, height } = bitmap;
        const canvas = new OffscreenCanvas(width, height).getContext("2d");
        if (!canvas) throw new Error("no canvas");
        canvas.drawImage(bitmap, 0, 0);
        return { width, height, data: canvas.getImageData(0, 0, width, height).data };
      };
      const [one, other] = await Promise.all(sources.map(read));
      if (!one || !other) throw new Error("no picture");
      const { width, height } = one;
      if (width !== other.width || height !== other.height) return "size" as const;

      const isInText = new Uint8Array(width * height);
      for (const box of boxes)
        for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++)
          isInText.fill(
            1,
            y * width + Math.max(0, Math.floor(box.x)),
            y * width + Math.max(0, Math.min(width, Math.ceil(box.x + box.width))),
          );

      /** How far the pixel at an index is outside the range that the other picture has around it. */
      const distance = (from: Uint8ClampedArray, within: Uint8ClampedArray, at: number) => {
        if ([0, 1, 2].every((channel) => from[at * 4 + channel] === within[at * 4 + channel]))
          return 0;
        const x = at % width;
        const y = (at - x) / width;
        const low = [255, 255, 255];
        const high = [0, 0, 0];
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
          for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
            for (const channel of [0, 1, 2]) {
              const value = within[(row * width + column) * 4 + channel] ?? 0;
              low[channel] = Math.min(low[channel] ?? 0, value);
              high[channel] = Math.max(high[channel] ?? 0, value);
            }
        const outside = [0, 1, 2].map((channel) => {
          const value = from[at * 4 + channel] ?? 0;
          return Math.max((low[channel] ?? 0) - value, value - (high[channel] ?? 0));
        });
        return Math.max(...outside);
      };
      const counts = { shapes: 0, text: 0, texts: 0 };
      for (let at = 0; at < width * height; at++) {
        const most = Math.max(
          distance(one.data, other.data, at),
          distance(other.data, one.data, at),
        );
        if (isInText[at]) {
          counts.texts += 1;
          if (most > textTolerance) counts.text += 1;
        } else if (most > shapeTolerance) counts.shapes += 1;
      }
      return { shapes: counts.shapes, text: counts.text / Math.max(1, counts.texts) };
    },
    { sources: [accepted, current].map((png) => png.toString("base64")), boxes: texts },
  );
}
