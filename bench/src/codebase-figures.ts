import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { dialectPhrases, functionsIn, sourceTokens } from "./source-tokens.ts";

/** `npm run figures [-- FOLDER]`: counts the files of a checkout that git tracks, this one by default. */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../.."));
const maxEntries = 40;

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(path.join(root, file)));
const sources = tracked.filter(
  (file) => /\.(?:ts|tsx|mjs|js)$/.test(file) && !file.includes("/src/generated/"),
);

/** Files and folders directly in each folder. */
function entriesByFolder(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of tracked) {
    const parts = file.split("/");
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      const entries = folders.get(folder) ?? new Set<string>();
      folders.set(folder, entries.add(parts[depth] ?? ""));
    }
  }
  return folders;
}

/** Entries of the lockfile below node_modules that are not workspaces; npm writes the installed ones into the hidden file. */
function countPackages(): number {
  const installed = path.join(root, "node_modules/.package-lock.json");
  const lockfile = existsSync(installed) ? installed : path.join(root, "package-lock.json");
  const { packages }: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    readFileSync(lockfile, "utf8"),
  );
  return Object.entries(packages).filter(
    ([name, { link }]) => name.includes("node_modules/") && link !== true,
  ).length;
}

const packageOf = (file: string) =>
  /^(?:apps|packages)\/[^/]+|^supabase\/(?:functions|tests)|^[^/]+/.exec(file)?.[0] ?? "";

const totals = { lines: 0, functions: 0, regexes120: 0, regexes150: 0, comments: 0, dialect: 0 };
const byPackage = new Map<string, { comments: number; dialect: number }>();
for (const file of sources) {
  const text = readFileSync(path.join(root, file), "utf8");
  const { comments, regexes, code } = sourceTokens(text);
  const dialect = comments.filter((comment) => dialectPhrases.test(comment)).length;
  totals.lines += text.split("\n").length - 1;
  totals.functions += functionsIn(code);
  totals.regexes120 += regexes.filter((regex) => regex.length > 120).length;
  totals.regexes150 += regexes.filter((regex) => regex.length > 150).length;
  totals.comments += comments.length;
  totals.dialect += dialect;
  const own = byPackage.get(packageOf(file)) ?? { comments: 0, dialect: 0 };
  own.comments += comments.length;
  own.dialect += dialect;
  byPackage.set(packageOf(file), own);
}

const crowded = [...entriesByFolder()].filter(([, entries]) => entries.size > maxEntries);
const countOf = (pattern: RegExp) => tracked.filter((file) => pattern.test(file)).length;
const rows: readonly (readonly [string, string | number])[] = [
  ["source files", sources.length],
  ["lines", totals.lines],
  ["functions", totals.functions],
  ["regexes over 120 characters", totals.regexes120],
  ["regexes over 150 characters", totals.regexes150],
  ["packages installed", countPackages()],
  [
    `folders over ${maxEntries} entries`,
    `${crowded.length}: ${crowded.map(([folder, { size }]) => `${folder} ${size}`).join(", ")}`,
  ],
  ["migrations", countOf(/^supabase\/migrations\/[^/]+\.sql$/)],
  ["decisions", countOf(/^docs\/decisions\/\d[^/]*\.md$/)],
  ["comments", totals.comments],
  ["comments with a phrase of the dialect", totals.dialect],
  ...[...byPackage].map(
    ([name, { comments, dialect }]) => [`  ${name}`, `${dialect} of ${comments}`] as const,
  ),
];
for (const [name, value] of rows) console.log(`${name.padEnd(40)} ${value}`);
