import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { classNamesOf, cssModulesIn, webSources, writeDeclarations } from "./css-classes.ts";

vi.setConfig({ testTimeout: 120_000 });

const tsc = path.join(import.meta.dirname, "../node_modules/.bin/tsc");

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** A project as apps/web: sources, declarations in another folder, merged by `rootDirs`. */
function sampleProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "css-classes-"));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: "esnext",
    moduleResolution: "bundler",
    noUncheckedIndexedAccess: true,
    types: [],
    rootDirs: ["src", "declarations"],
  };
  write(folder, {
    "tsconfig.json": JSON.stringify({ compilerOptions, include: ["src"] }),
    "src/list/row.module.css":
      ".row { animation: fade 1s } .row:has(> .cell-last) { margin: 0 } :global(.dark) .row { color: red } @keyframes fade { to { opacity: 0 } }",
    "src/row.ts":
      'import classes from "./list/row.module.css";\nexport const shown: string = classes["row"] + classes["cell-last"];\n',
  });
  return folder;
}

const check = (folder: string) =>
  spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" }).stdout;

test("a misspelt class of a CSS module is a compile error", () => {
  const folder = sampleProject();
  const sources = path.join(folder, "src");
  const declarations = path.join(folder, "declarations");
  writeDeclarations(sources, declarations);
  expect(check(folder)).toBe("");

  write(folder, {
    "src/typo.ts":
      'import classes from "./list/row.module.css";\nexport const shown = classes["rwo"];\n',
  });
  expect(check(folder)).toContain("'rwo'");

  rmSync(path.join(sources, "typo.ts"));
  write(folder, { "src/list/row.module.css": ".row { margin: 0 }" });
  writeDeclarations(sources, declarations);
  expect(check(folder)).toContain("'cell-last'");

  rmSync(path.join(sources, "list/row.module.css"));
  writeDeclarations(sources, declarations);
  expect(globSync("**/*.d.ts", { cwd: declarations })).toEqual([]);
  rmSync(folder, { recursive: true });
});

const importOfCss = /import \w+ from "(\.[^"]*\.module\.css)"/g;

/** The sources that import each CSS module. */
function importersOfModules() {
  const files = globSync("**/*.{ts,tsx}", { cwd: webSources });
  const imports = files.flatMap((file) => {
    const text = readFileSync(path.join(webSources, file), "utf8");
    return [...text.matchAll(importOfCss)].map(([, from = ""]) => ({
      cssModule: path.join(path.dirname(file), from),
      text,
    }));
  });
  return Map.groupBy(imports, ({ cssModule }) => cssModule);
}

test("every class of a CSS module is used by a component", () => {
  const modules = cssModulesIn(webSources);
  expect(modules.length).toBeGreaterThan(50);
  const importers = importersOfModules();
  const unused = modules.flatMap((cssModule) => {
    const isUsed = (className: string) =>
      (importers.get(cssModule) ?? []).some(({ text }) => text.includes(`"${className}"`));
    return classNamesOf(path.join(webSources, cssModule))
      .filter((className) => !isUsed(className))
      .map((className) => `${cssModule}: ${className}`);
  });
  expect(unused).toEqual([]);
});
