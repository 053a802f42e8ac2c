import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";

const root = path.join(import.meta.dirname, "..");
export const webSources = path.join(root, "apps/web/src");
const declarations = path.join(root, ".cache/css-classes/src");

/** The names of keyframes, grid areas and others are not of use to components. */
const classesOnly = { animation: false, container: false, customIdents: false, grid: false };

/** Paths of the CSS modules below a folder, relative to it. */
export function cssModulesIn(folder: string): string[] {
  return globSync("**/*.module.css", { cwd: folder }).toSorted();
}

/** The class names of a CSS module, as Vite exports them. @throws on a syntax error. */
export function classNamesOf(file: string): string[] {
  const { exports } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: classesOnly,
  });
  return Object.keys(exports || {}).toSorted();
}

function declarationOf(names: readonly string[]): string {
  const members = names.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`).join("");
  return `declare const classes: {\n${members}};\nexport default classes;\n`;
}

/**
 * Writes a declaration for each CSS module, in the same folders below `target`. `rootDirs` of the tsconfig merges both.
 * Unchanged files are not written again, because `tsc -b` compares their times.
 */
export function writeDeclarations(sources: string, target: string): void {
  const files = new Map(
    cssModulesIn(sources).map((file) => [
      path.join(target, `${file}.d.ts`),
      declarationOf(classNamesOf(path.join(sources, file))),
    ]),
  );
  for (const known of globSync("**/*.d.ts", { cwd: target })) {
    const file = path.join(target, known);
    if (files.get(file) === readFileSync(file, "utf8")) files.delete(file);
    else rmSync(file);
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.main) writeDeclarations(webSources, declarations);
