import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { parseAst } from "vite";

/** A module of the release: JavaScript, with specifiers that work below `node_modules` too. */
export interface ReleasedModule {
  /** Below the root of the repository and of the release. */
  readonly file: string;
  readonly code: string;
}

interface Reference {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
  /** In an import or export; otherwise a string that may name the file of a worker. */
  readonly isImport: boolean;
}

const releasedName = (file: string) => file.replace(/\.ts$/, ".js");

/**
 * All modules that the entries reach by imports, and by strings that name a `.ts` file beside the module, as workers are
 * named. Types are stripped and our packages imported by relative paths: Node strips no types below `node_modules`.
 * @param entries below `root`.
 */
export async function collectModules(
  root: string,
  entries: readonly string[],
): Promise<ReleasedModule[]> {
  const modules = new Map<string, ReleasedModule>();
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (modules.has(file)) continue;
    const { code, targets } = await convertModule(root, file);
    modules.set(file, { file: releasedName(file), code });
    pending.push(...targets);
  }
  return [...modules.values()].toSorted((a, b) => a.file.localeCompare(b.file));
}

async function convertModule(
  root: string,
  file: string,
): Promise<{ code: string; targets: readonly string[] }> {
  const source = await readFile(path.join(root, file), "utf8");
  const stripped = file.endsWith(".ts") ? stripTypeScriptTypes(source) : source;
  const targets: string[] = [];
  let code = "";
  let copied = 0;
  for (const reference of referencesIn(stripped)) {
    const target = targetOf(root, file, reference);
    if (target === undefined) continue;
    targets.push(target);
    code += stripped.slice(copied, reference.start);
    code += JSON.stringify(relativeSpecifier(file, releasedName(target)));
    copied = reference.end;
  }
  return { code: code + stripped.slice(copied), targets };
}

function relativeSpecifier(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** The file of ours that a reference means, below `root`. */
function targetOf(
  root: string,
  file: string,
  { specifier, isImport }: Reference,
): string | undefined {
  if (isImport && specifier.startsWith("@postulo/")) {
    const resolved = createRequire(path.join(root, file)).resolve(specifier);
    return path.relative(root, resolved);
  }
  const isRelative = isImport ? specifier.startsWith(".") : specifier.endsWith(".ts");
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return isRelative && existsSync(path.join(root, target)) ? target : undefined;
}

const importTypes = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
]);

function referencesIn(code: string): Reference[] {
  const found = new Map<number, Reference>();
  const visit = (node: unknown, isSource: boolean): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, false);
    if (!isNode(node)) return;
    if (node.type === "Literal" && typeof node.value === "string")
      found.set(node.start, {
        specifier: node.value,
        start: node.start,
        end: node.end,
        isImport: isSource,
      });
    const isImport = importTypes.has(node.type);
    for (const [key, child] of Object.entries(node)) visit(child, isImport && key === "source");
  };
  visit(parseAst(code), false);
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value &&
  typeof value.start === "number" &&
  "end" in value &&
  typeof value.end === "number";
