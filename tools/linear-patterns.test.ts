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
  "packages/evidence",
  "packages/letter",
  "packages/lexicon/src/generated",
  "packages/posting",
  "packages/resume-parser",
  "packages/supabase-server",
  "packages/billing",
  "apps/server",
  "apps/extension",
  "apps/web",
  "supabase",
];
/** Packages whose modules need nothing but JavaScript: the patterns that they build from parts while loading are read too. */
const loadable = [
  "packages/autofill",
  "packages/domain",
  "packages/evidence",
  "packages/letter",
  "packages/posting",
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

const sourceFiles = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
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

const functions = new Set(["ArrowFunctionExpression", "FunctionDeclaration", "FunctionExpression"]);

/** Whether a module builds a pattern by `new RegExp` while it is loaded, outside of functions. */
function buildsPattern(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(buildsPattern);
  if (!isObject(node) || functions.has(String(node["type"]))) return false;
  const { callee } = node;
  if (node["type"] === "NewExpression" && isObject(callee) && callee["name"] === "RegExp")
    return true;
  return Object.values(node).some(buildsPattern);
}

/** The patterns that `new RegExp` makes while modules are loaded, without those of their dependencies. */
async function builtBy(files: readonly string[]): Promise<Pattern[]> {
  for (const file of files) await import(path.join(root, file));
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

type Parsed = { readonly patterns: readonly Pattern[]; readonly isBuilder: boolean };
const parsedFiles = new Map<string, Parsed>();

/** Each file is parsed once. */
function parseFile(file: string): Parsed {
  const before = parsedFiles.get(file);
  if (before) return before;
  const { program, errors } = parser.parseSync(file, readFileSync(path.join(root, file), "utf8"));
  expect.soft(errors, file).toEqual([]);
  const parsed = { patterns: literalsIn(program), isBuilder: buildsPattern(program) };
  parsedFiles.set(file, parsed);
  return parsed;
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
      const { patterns } = parseFile(file);
      count += patterns.length;
      expect.soft(slowAmong(patterns), file).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(1_000);
});

test("no pattern built from parts takes more than linear time", async () => {
  const whole = loadable.flatMap(sourceFiles).filter((file) => file.includes("/src/"));
  const builders = readers.flatMap(sourceFiles).filter((file) => parseFile(file).isBuilder);
  const patterns = await builtBy([...new Set([...whole, ...builders])]);
  expect(patterns.length).toBeGreaterThan(150);
  // One part of each pattern of a server module: log/request-log, serve-object, sentence-lines.
  const sources = patterns.map(({ source }) => source).join("\n");
  for (const part of ["functions", "webp", "cordialement"]) expect.soft(sources).toContain(part);
  expect(slowAmong(patterns)).toEqual([]);
});

/** In characters, with slashes and flags. What is longer is a list for `packages/lexicon/data`, or several patterns. */
const maxLiteralLength = 120;

test("no literal is over 120 characters", () => {
  const files = ["apps", "packages", "supabase", "tools", "e2e", "bench"]
    .flatMap(sourceFiles)
    .filter((file) => !file.startsWith("packages/lexicon/src/generated/"));
  expect(files.length).toBeGreaterThan(1_000);
  const long = files.flatMap((file) =>
    parseFile(file)
      .patterns.map(({ source, flags }) => `/${source}/${flags}`)
      .filter((literal) => literal.length > maxLiteralLength)
      .map((literal) => `${file}: ${literal}`),
  );
  expect(long).toEqual([]);
});
