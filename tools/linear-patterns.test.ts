import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { installPackages } from "./install-packages.ts";

/** What runs on texts of strangers: postings, résumés, pages, mails, archives, requests. */
const readers = [
  "packages/autofill",
  "packages/documents",
  "packages/domain",
  "packages/letter",
  "packages/lexicon/src/generated",
  "packages/resume-parser",
  "packages/supabase-server",
  "packages/billing",
  "apps/server",
  "apps/extension",
  "apps/web",
  "supabase",
];
/** Modules that need nothing but JavaScript, so that the patterns which they build from parts can be seen too. */
const loadable = [
  "packages/autofill",
  "packages/domain",
  "packages/letter",
  "packages/resume-parser",
];

type Pattern = { readonly source: string; readonly flags: string };
type Report = { readonly type: "Trade" | "Self" | "Move"; readonly exponential: boolean };
/** The parts of `scslre` and `oxc-parser` used here: types are checked also where the packages of tools are missing. */
type Scslre = {
  analyse: (pattern: Pattern) => {
    readonly reports: readonly (Report & { readonly character: { readonly pick: string } })[];
  };
};
type OxcParser = {
  parseSync: (
    name: string,
    text: string,
  ) => { readonly program: unknown; readonly errors: readonly unknown[] };
};

const root = path.join(import.meta.dirname, "..");

const sourceFiles = (room: string): string[] =>
  readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|js)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter(
      (file) =>
        !/(?:^|\/)(?:node_modules|build|dist|testing|tests|fixtures|\.[^/]+)\//.test(file) &&
        !/\.test\.tsx?$/.test(file),
    );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The patterns of all regular-expression literals of a syntax tree. */
function literalsIn(node: unknown): Pattern[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isObject(node)) return [];
  const { regex } = node;
  if (isObject(regex) && typeof regex["pattern"] === "string")
    return [{ source: regex["pattern"], flags: String(regex["flags"]) }];
  return Object.values(node).flatMap(literalsIn);
}

/** The patterns that `new RegExp` makes while modules are loaded. */
async function builtBy(files: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const original = RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const pattern = new target(source, flags);
      built.push({ source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    // Another address than in other tests: a module is evaluated once.
    for (const file of files) await import(`${path.join(root, file)}?built`);
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

const require = createRequire(import.meta.url);
let scslre: Scslre;
let parser: OxcParser;

beforeAll(() => {
  installPackages(import.meta.dirname);
  scslre = require("scslre");
  parser = require("oxc-parser");
});

const literalsOf = new Map<string, readonly Pattern[]>();

/** The literals of a source file, parsed once. */
function readLiterals(file: string): readonly Pattern[] {
  const parsed = literalsOf.get(file);
  if (parsed) return parsed;
  const { program, errors } = parser.parseSync(file, readFileSync(path.join(root, file), "utf8"));
  expect.soft(errors, file).toEqual([]);
  const patterns = literalsIn(program);
  literalsOf.set(file, patterns);
  return patterns;
}

/** How a pattern backtracks, or starts again, on a repeated character; nothing for one that takes linear time. */
const slowness = (pattern: Pattern) =>
  scslre
    .analyse(pattern)
    .reports.map(
      ({ type, exponential, character }) =>
        `${type}${exponential ? ", exponential" : ""}, on ${JSON.stringify(character.pick)}`,
    );

const slowAmong = (patterns: readonly Pattern[]) =>
  patterns.flatMap((pattern) =>
    slowness(pattern).map((why) => `/${pattern.source}/${pattern.flags}: ${why}`),
  );

test("the analysis finds patterns that take quadratic and exponential time", () => {
  expect(slowness({ source: "\\s*;?\\s*$", flags: "" })).not.toEqual([]);
  expect(slowness({ source: "\\S+@\\S+", flags: "g" })).toEqual(['Move, on "A"']);
  expect(slowness({ source: "^(?:a+b?)+$", flags: "" }).join()).toContain("exponential");
  expect(slowness({ source: "(?<!\\s)\\s+$", flags: "" })).toEqual([]);
});

test("no literal pattern takes more than linear time", () => {
  let count = 0;
  for (const room of readers) {
    const files = sourceFiles(room);
    expect.soft(files.length, room).toBeGreaterThan(0);
    for (const file of files) {
      const patterns = readLiterals(file);
      count += patterns.length;
      expect.soft(slowAmong(patterns), file).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(1_000);
});

test("no pattern built from parts takes more than linear time", async () => {
  const files = loadable.flatMap(sourceFiles).filter((file) => file.includes("/src/"));
  const patterns = await builtBy(files);
  expect(patterns.length).toBeGreaterThan(150);
  expect(slowAmong(patterns)).toEqual([]);
});

/** In characters, with slashes and flags. What is longer is a list for `packages/lexicon/data`, or several patterns. */
const maxLiteralLength = 120;

/** Packages with longer literals, and how many: no package is added, and no number grows. */
const longLiterals: Readonly<Record<string, number>> = {
  "apps/extension": 1,
  bench: 2,
  e2e: 1,
  "packages/autofill": 32,
};

test("no literal is over 120 characters", () => {
  const files = ["apps", "packages", "supabase", "tools", "e2e", "bench"]
    .flatMap(sourceFiles)
    .filter((file) => !file.startsWith("packages/lexicon/src/generated/"));
  expect(files.length).toBeGreaterThan(1_000);
  const found: Record<string, number> = {};
  for (const file of files) {
    const lengths = readLiterals(file).map(({ source, flags }) => `/${source}/${flags}`.length);
    const count = lengths.filter((length) => length > maxLiteralLength).length;
    const [name = ""] = /^(?:(?:apps|packages)\/)?[^/]+/.exec(file) ?? [];
    if (count > 0) found[name] = (found[name] ?? 0) + count;
  }
  expect(found).toEqual(longLiterals);
});
