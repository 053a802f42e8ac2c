import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { frenchTypographyProblems } from "@postulo/i18n/compare-messages";
import { beforeAll, describe, expect, test } from "vitest";
import { installPackages } from "./install-packages.ts";

/** The part of `oxc-parser` used here: types are checked also where the packages of tools are missing. */
type OxcParser = { parseSync: (name: string, text: string) => { readonly program: unknown } };

const root = path.join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);
let parser: OxcParser;
beforeAll(() => {
  installPackages(import.meta.dirname);
  parser = require("oxc-parser");
});

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => /(^|\/)node_modules$/.test(name) });

/**
 * Texts of these files are not shown as they are: patterns that read what others write, postings of others, the frame
 * of a letter, whose blanks are set with the whole letter, and the rules of typography.
 */
const notShown = [
  /^packages\/(autofill|documents|evidence|lexicon|resume-parser)\//,
  /^packages\/letter\/src\/internal\/compose\/frame-fr\.ts$/,
  /^apps\/server\/src\/demo\/demo-postings\.ts$/,
  /^packages\/i18n\/src\/compare-messages\.ts$/,
  /\.test\.tsx?$|\/(testing|tests)\//,
];

const sources = find("{apps,packages}/*/src/**/*.{ts,tsx}", "supabase/functions/**/*.ts").filter(
  (file) => !notShown.some((pattern) => pattern.test(file)),
);

type Text = { readonly file: string; readonly text: string; readonly isFrench: boolean };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The text of a string, a part of a template or a text in JSX. */
function textOf({ type, value }: Record<string, unknown>): string | undefined {
  if (type === "TemplateElement" && isObject(value)) return String(value["cooked"]);
  return (type === "Literal" || type === "JSXText") && typeof value === "string"
    ? value
    : undefined;
}

const isNamedFr = (key: unknown) =>
  isObject(key) && (key["name"] === "fr" || key["value"] === "fr");

/** English texts about French have the key `fr` too. */
const isEnglish = (file: string) => /messages(\.en)?\.ts$/.test(file);

/** The texts of a syntax tree; French are those of a French file and those of a property `fr`. */
function textsIn(node: unknown, of: Omit<Text, "text">): Text[] {
  if (Array.isArray(node)) return node.flatMap((inner) => textsIn(inner, of));
  if (!isObject(node) || String(node["type"]).startsWith("Import")) return [];
  const text = textOf(node);
  if (text !== undefined) return [{ ...of, text }];
  const isFrench = of.isFrench || (!isEnglish(of.file) && isNamedFr(node["key"]));
  return Object.values(node).flatMap((inner) => textsIn(inner, { ...of, isFrench }));
}

/** A blank of the wrong width before a mark, or inside « »: wrong in English too, and so in any text. */
const wrongBlank =
  /\p{L}[ \u00A0][;!?](?=\s|$)|[\p{L}\d»)}][ \u202F]:(?=\s|$)|«[ \u202F]|[ \u202F]»/u;

test("no text of the product has a blank of the wrong width before a French mark", () => {
  expect(sources.length).toBeGreaterThan(1000);
  const texts = sources.flatMap((file) =>
    textsIn(parser.parseSync(file, read(file)).program, {
      file,
      isFrench: /[.-]fr\.tsx?$/.test(file),
    }),
  );
  const french = texts.filter(({ isFrench, text }) => isFrench && /\p{L} \p{L}/u.test(text));
  expect(french.length).toBeGreaterThan(1500);
  expect(texts.filter(({ text }) => wrongBlank.test(text))).toEqual([]);
  expect(french.filter(({ text }) => frenchTypographyProblems({ text }).length > 0)).toEqual([]);
});

/** The strings of a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

const entities = new Map([
  ["&nbsp;", "\u00A0"],
  ["&#8239;", "\u202F"],
  ["&#x202f;", "\u202F"],
]);

function frenchPartsOf(html: string): string[] {
  const blocks = [...html.matchAll(/<(\w+) lang="fr"[^>]*>([\s\S]*?)<\/\1>/g)];
  return blocks.map(([, , inner = ""]) =>
    inner.replace(/<[^>]*>/g, "").replace(/&#?\w+;/g, (name) => entities.get(name) ?? name),
  );
}

describe("files of other formats", () => {
  test.each([
    ["apps/extension/public/_locales/fr/messages.json", 2],
    ["apps/web/public/manifest.fr.webmanifest", 4],
  ])("%s", (file, least) => {
    const texts = stringsIn(JSON.parse(read(file)));
    expect(texts.length).toBeGreaterThanOrEqual(least);
    expect(texts.flatMap((text) => frenchTypographyProblems({ text }))).toEqual([]);
  });

  test("the page that is shown without a connection", () => {
    const texts = frenchPartsOf(read("apps/web/public/offline.html"));
    expect(texts.join(" ")).toContain("hors ligne");
    expect(texts.flatMap((text) => frenchTypographyProblems({ text }))).toEqual([]);
  });

  test("the names of categories and skills", () => {
    const names = [...read("supabase/seed.sql").matchAll(/'((?:[^']|'')*)'/g)].map(
      ([, name = ""]) => name.replaceAll("''", "'"),
    );
    expect(names).toContain("Science des données et IA");
    expect(names.filter((name) => wrongBlank.test(name))).toEqual([]);
  });

  test("letters as they are written", () => {
    const letters = read("packages/letter/src/testing/expected/letters-fr.txt").split("\n");
    expect(letters.filter((line) => line.includes("\u00A0:")).length).toBeGreaterThan(10);
    expect(letters.filter((line) => wrongBlank.test(line))).toEqual([]);
  });
});

const numberAt = (bytes: Buffer, at: number) => bytes.readUInt32BE(at);

/** The `cmap` of a TrueType or OpenType file. */
function cmapOfTtf(bytes: Buffer): Buffer {
  for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16)
    if (bytes.toString("latin1", at, at + 4) === "cmap")
      return bytes.subarray(numberAt(bytes, at + 8));
  throw new Error("The font has no cmap.");
}

/** Reads a number of WOFF2's type UIntBase128: seven bits a byte, the highest bit is set in all but the last. */
function base128(bytes: Buffer, start: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at + 1 };
  }
}

/**
 * The `cmap` of a WOFF2 file, which is never transformed: the tables are one Brotli stream, in the order of the
 * directory (https://www.w3.org/TR/WOFF2/#table_dir_format).
 */
function cmapOfWoff2(bytes: Buffer): Buffer {
  let at = 48;
  let offset = 0;
  let cmapAt = -1;
  for (let table = 0; table < bytes.readUInt16BE(12); table += 1) {
    const flags = bytes.readUInt8(at);
    const tag = flags & 63;
    const original = base128(bytes, at + (tag === 63 ? 5 : 1));
    const isGlyphs = tag === 10 || tag === 11;
    const isTransformed = isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? base128(bytes, original.end) : original;
    if (tag === 0) cmapAt = offset;
    offset += stored.value;
    at = stored.end;
  }
  expect(cmapAt).toBeGreaterThanOrEqual(0);
  return brotliDecompressSync(bytes.subarray(at, at + numberAt(bytes, 20))).subarray(cmapAt);
}

/** Whether a `cmap` of format 4 has the character: in one of its ranges, and not the missing glyph. */
function isMapped(table: Buffer, code: number): boolean {
  const twice = table.readUInt16BE(6);
  for (let at = 0; at < twice; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + twice + at);
    if (end < code) continue;
    if (start > code) return false;
    const delta = table.readUInt16BE(16 + 2 * twice + at);
    const rangeAt = 16 + 3 * twice + at;
    const range = table.readUInt16BE(rangeAt);
    const glyph = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - start));
    return glyph !== 0 && (glyph + delta) % 65_536 !== 0;
  }
  return false;
}

function hasGlyph(cmap: Buffer, code: number): boolean {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(numberAt(cmap, 8 + 8 * index)),
  );
  return tables.some((table) => table.readUInt16BE(0) === 4 && isMapped(table, code));
}

const fontFiles = [
  ...find("node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"),
  ...[
    ...read("apps/server/src/pdf/typst.ts").matchAll(/"(@expo-google-fonts\/source-[^"]+)"/g),
  ].map(([, name = ""]) => `node_modules/${name}`),
];

test("the fonts of pages, letters and CVs have both no-break spaces", () => {
  expect(fontFiles.length).toBeGreaterThan(4);
  const letterA = 0x41;
  const hiraganaA = 0x3042;
  const found = fontFiles.map((file) => {
    const bytes = readFileSync(path.join(root, file));
    const cmap = file.endsWith(".woff2") ? cmapOfWoff2(bytes) : cmapOfTtf(bytes);
    return [letterA, hiraganaA, 0xa0, 0x202f].map((code) => hasGlyph(cmap, code));
  });
  expect(found).toEqual(fontFiles.map(() => [true, false, true, true]));
});
