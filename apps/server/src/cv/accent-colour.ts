/** Of text on white, WCAG 2.2 AA. */
const minContrast = 4.5;
/** Per step, so that any colour is dark enough after a few. */
const darker = 0.92;

type Rgb = readonly [number, number, number];

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const contrastOnWhite = (rgb: Rgb) => 1.05 / (luminance(rgb) + 0.05);
const toHex = (rgb: Rgb) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** The colour (`#rrggbb`), darkened until text in it is readable on white; undefined for anything else. */
export function readableAccent(colour: string): string | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const channels = [red, green, blue].map((channel) => Number.parseInt(channel, 16));
  let rgb: Rgb = [channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0];
  while (contrastOnWhite(rgb) < minContrast)
    rgb = [rgb[0] * darker, rgb[1] * darker, rgb[2] * darker];
  return toHex(rgb);
}
