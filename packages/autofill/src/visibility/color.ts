/** A colour as four numbers from 0 to 1: red, green, blue, alpha. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const transparent: Color = [0, 0, 0, 0];
const known = new Map<string, Color>();
let context: OffscreenCanvasRenderingContext2D | null | undefined;

const rgb = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

/** Converts colours in other notations, such as `oklch()`, `color()` and `lab()`, by a canvas. */
function paintedColor(text: string): Color {
  context ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) return transparent;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

/** Parses a computed colour. */
export function colorOf(text: string): Color {
  const before = known.get(text);
  if (before) return before;
  const parts = rgb.exec(text);
  const color: Color = parts
    ? [
        Number(parts[1]) / 255,
        Number(parts[2]) / 255,
        Number(parts[3]) / 255,
        Number(parts[4] ?? 1),
      ]
    : paintedColor(text);
  known.set(text, color);
  return color;
}

/** Composites one colour over another. */
export function over(top: Color, below: Color): Color {
  const share = below[3] * (1 - top[3]);
  const alpha = top[3] + share;
  if (alpha === 0) return transparent;
  const mix = (at: 0 | 1 | 2) => (top[at] * top[3] + below[at] * share) / alpha;
  return [mix(0), mix(1), mix(2), alpha];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
