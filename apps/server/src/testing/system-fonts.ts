import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { fontFiles } from "../pdf/typst.ts";

/** A character that none of our fonts has. */
export const foreignCharacter = "🎉";

/** Replaces the last character of the tables for all planes, as Unicode numbers them, by the foreign one. */
function addForeignCharacter(font: Buffer, cmap: number): void {
  const code = foreignCharacter.codePointAt(0) ?? 0;
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table += 1) {
    const start = cmap + font.readUInt32BE(cmap + 4 + table * 8 + 4);
    if (font.readUInt16BE(start) !== 12) continue;
    const last = start + 16 + (font.readUInt32BE(start + 12) - 1) * 12;
    font.writeUInt32BE(code, last);
    font.writeUInt32BE(code, last + 4);
  }
}

/** A font of the same family and weight with letters of double size, and the foreign character. */
function impostor(original: Buffer): Buffer {
  const font = Buffer.from(original);
  for (let record = 0; record < font.readUInt16BE(4); record += 1) {
    const at = 12 + record * 16;
    const start = font.readUInt32BE(at + 8);
    const name = font.toString("latin1", at, at + 4);
    if (name === "head") font.writeUInt16BE(font.readUInt16BE(start + 18) / 2, start + 18);
    if (name === "cmap") addForeignCharacter(font, start);
  }
  return font;
}

/** How a name is written in a font. */
const encoded = (name: string) => Buffer.from(name, "utf16le").swap16().toString("latin1");

/** Renames the family, which leaves the length of the name. */
function stranger(original: Buffer): Buffer {
  const renamed = impostor(original)
    .toString("latin1")
    .replaceAll(encoded("Source Serif"), encoded("System Serif"));
  return Buffer.from(renamed, "latin1");
}

/**
 * Runs the module in a process whose system has no fonts, and in one whose system has a namesake of each of ours and
 * another one: what each wrote to stdout.
 */
export async function runWithSystemFonts(
  module: string,
): Promise<{ readonly without: string; readonly withFonts: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-fonts-"));
  const run = async (fonts: string) => {
    const settings = path.join(folder, `${fonts}.conf`);
    await writeFile(settings, `<fontconfig><dir>${path.join(folder, fonts)}</dir></fontconfig>`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", module],
      { env: { ...process.env, FONTCONFIG_FILE: settings, HOME: folder } },
    );
    return stdout;
  };
  try {
    await Promise.all([mkdir(path.join(folder, "none")), mkdir(path.join(folder, "some"))]);
    const originals = await Promise.all(fontFiles.map((file) => readFile(file)));
    const fonts = [...originals.map(impostor), ...originals.slice(0, 1).map(stranger)];
    await Promise.all(
      fonts.map((font, at) => writeFile(path.join(folder, "some", `${at}.ttf`), font)),
    );
    return { without: await run("none"), withFonts: await run("some") };
  } finally {
    await rm(folder, { recursive: true });
  }
}
