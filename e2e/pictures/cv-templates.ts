import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "@postulo/i18n/language";
import { drawCvTemplates } from "@postulo/server/cv-pictures";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../../apps/web/src/cv/pictures");

/** A4, twice as large as it is shown. */
const size = { width: 320, height: 453 };

/** The templates of CVs: the first page of an invented person in each language. */
export async function makeCvTemplates(): Promise<void> {
  for (const language of languages) {
    await mkdir(path.join(folder, language), { recursive: true });
    for (const { template, svg } of await drawCvTemplates(language)) {
      const picture = sharp(svg, { density: 144 }).resize({ ...size, position: "top" });
      const webp = await picture
        .flatten({ background: "#ffffff" })
        .webp({ quality: 82 })
        .toBuffer();
      await writeFile(path.join(folder, language, `${template}.webp`), webp);
    }
  }
}
