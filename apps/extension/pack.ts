import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";

type Entry = readonly [name: string, content: Uint8Array];

/** The same files give the same bytes. */
function writeZip(file: string, entries: readonly Entry[]): void {
  // ZIP counts from 1980, in local time.
  const mtime = new Date(1980, 0, 1, 12);
  writeFileSync(file, zipSync(Object.fromEntries(entries), { level: 9, mtime }));
}

/** Packs all files of a folder. */
export function packFolder(folder: string, file: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join("/"))
    .toSorted();
  writeZip(
    file,
    names.map((name) => [name, readFileSync(path.join(folder, name))]),
  );
}

const isSource = (name: string) =>
  !/(?:^|\/)(?:node_modules|build|dist|testing|fixtures|pictures)\/|\.test\.ts$/.test(name);

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name).split(path.sep).join("/"))
    .filter((name) => isSource(name) && statSync(path.join(root, name)).isFile());

const builtFiles = ["package.json", "package-lock.json", "tsconfig.json", "LICENSE", ".npmrc"];
const builtFolders = [".ci", "apps/extension"];
const builtPackages = ["autofill", "contract", "domain", "i18n", "lexicon"];

/** What the build of the extension reads, and what `npm ci` does: the lock file names all workspaces. */
function sourceNames(root: string): string[] {
  const workspaces = ["apps", "packages"].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const folders = [...builtFolders, ...builtPackages.map((name) => `packages/${name}`)];
  return [
    ...new Set([
      ...builtFiles,
      ...[...workspaces, "supabase"].map((name) => `${name}/package.json`),
      ...folders.flatMap((folder) => filesBelow(root, folder)),
    ]),
  ].toSorted();
}

/** Packs the sources from which the extension is built, with instructions. */
export function packSources(root: string, file: string): void {
  const instructions = path.join(root, "apps/extension/store/build-instructions.md");
  writeZip(file, [
    ["README.md", readFileSync(instructions)],
    ...sourceNames(root).map((name): Entry => [name, readFileSync(path.join(root, name))]),
  ]);
}
