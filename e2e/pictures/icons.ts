import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../../apps/web/public");

/** Enough for 512 pixels from a drawing of 24. */
const density = 72 * 24;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density }).resize(size, size).png({ palette: true }).toBuffer();

/** To the edges, with the drawing inside the circle that every system leaves uncut. */
function maskable(svg: string): string {
  const [, open = "", drawing = ""] = /^(<svg[^>]*>)<rect[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const ground = /fill="(#\w+)"\/?>/.exec(svg)?.[1] ?? "";
  return `${open}<rect width="24" height="24" fill="${ground}"/><g transform="translate(3.6 3.6) scale(.7)">${drawing}</g></svg>`;
}

/** An icon file of Windows may hold a PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, image]);
}

/** The icons of an installed Postulo, from `favicon.svg`. */
export async function makeIcons(): Promise<void> {
  const svg = await readFile(path.join(folder, "favicon.svg"), "utf8");
  const full = maskable(svg);
  await mkdir(path.join(folder, "icons"), { recursive: true });
  const icons = {
    "icons/icon-192.png": await png(svg, 192),
    "icons/icon-512.png": await png(svg, 512),
    "icons/maskable-512.png": await png(full, 512),
    "icons/apple-touch-icon.png": await png(full, 180),
    "favicon.ico": ico(
      await sharp(Buffer.from(svg), { density }).resize(32, 32).png().toBuffer(),
      32,
    ),
  };
  for (const [name, content] of Object.entries(icons)) {
    await writeFile(path.join(folder, name), content);
  }
}
