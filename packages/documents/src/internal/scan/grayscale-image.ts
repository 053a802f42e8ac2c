/** An image decoded by PDF.js: rows of pixels with 1 (gray), 3 or 4 channels. */
export interface DecodedImage {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** About 200 dpi of a page; a higher resolution does not improve recognition. */
const maxWidthPx = 1700;

/**
 * Converts an image to a grayscale PGM file, scaled down by an integer factor to the maximum width.
 * @returns its bytes and its width and height in pixels.
 */
export function grayscaleImage({ data, width, height, channels }: DecodedImage) {
  const step = Math.max(1, Math.ceil(width / maxWidthPx));
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const head = new TextEncoder().encode(`P5\n${columns} ${rows}\n255\n`);
  const bytes = new Uint8Array(head.length + columns * rows);
  bytes.set(head);
  const shade = (x: number, y: number) => {
    const at = (y * width + x) * channels;
    const [red = 255, green = red, blue = red] =
      channels < 3 ? [data[at]] : [data[at], data[at + 1], data[at + 2]];
    return red * 0.3 + green * 0.59 + blue * 0.11;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let dy = 0; dy < step; dy += 1)
        for (let dx = 0; dx < step; dx += 1) sum += shade(column * step + dx, row * step + dy);
      bytes[head.length + row * columns + column] = sum / (step * step);
    }
  }
  return { bytes, width: columns, height: rows };
}
