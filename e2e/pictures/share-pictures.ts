import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "@postulo/i18n/language";
import { pathInLanguage } from "@postulo/i18n/language-path";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../../apps/web/public");

const pages = ["", "privacy", "terms", "legal", "about", "extension", "accessibility"] as const;

/** The lines of a page's heading, from its HTML. */
async function headingOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (heading === undefined) throw new Error(`There is no heading at ${address}`);
  return heading.split("\n");
}

/** 1200 by 630, the recommended size of link previews, as in the pages' Open Graph tags. */
function drawing(logo: string, lines: readonly string[]): string {
  const text = lines.map(
    (line, position) => `<tspan x="84" y="${390 + position * 100}">${line}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Geist, Inter, Liberation Sans, Arial, sans-serif" font-weight="bold" fill="#18181b">
    <defs><linearGradient id="ground" x2="1" y2="1"><stop offset=".45" stop-color="#ffffff"/><stop offset="1" stop-color="#e0e7ff"/></linearGradient></defs>
    <rect width="1200" height="630" fill="url(#ground)"/>
    <svg x="84" y="104" width="96" height="96" viewBox="0 0 24 24" fill="none">${logo}</svg>
    <text x="208" y="170" font-size="52">Postulo</text>
    <text font-size="84" letter-spacing="-2">${text.join("")}</text>
  </svg>`;
}

/** The preview image of a shared link: the logo, and the heading of the page. */
export async function makeSharePictures(site: string): Promise<void> {
  const icon = await readFile(path.join(folder, "favicon.svg"), "utf8");
  const logo = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  await mkdir(path.join(folder, "share"), { recursive: true });
  for (const language of languages) {
    for (const name of pages) {
      const svg = drawing(logo, await headingOf(`${site}${pathInLanguage(`/${name}`, language)}`));
      const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
      await writeFile(path.join(folder, "share", `${name || "front"}.${language}.jpg`), jpeg);
    }
  }
}
