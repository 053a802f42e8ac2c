import { cp, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { shipped } from "../start/build-when-changed.ts";
import { collectModules } from "./module-graph.ts";
import { lockedPackages, lockFile, manifestFile, mergeDependencies } from "./release-packages.ts";

interface Release {
  /** The repository. */
  readonly root: string;
  /** Is emptied. */
  readonly folder: string;
  /** The built extension, with a folder for each browser. */
  readonly extension: string;
}

const rootManifest = z.object({
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
});

const command = "apps/server/postulo.mjs";
const entries = [command, "apps/server/start.mjs", "apps/server/src/admin.ts"];

/** Read at run time beside the modules. Templates of a Supabase's mails are no part of a release. */
const assets = [
  "{apps/server,packages/*}/src/**/*.{typ,txt}",
  "packages/supabase-server/migrations/*.sql",
  "supabase/migrations/*.sql",
  "supabase/{seed.sql,squashed-migrations.json,migrations-before-0.2.0.json.br}",
  "apps/web/build/client/**/*",
  "{LICENSE,CHANGELOG.md,.env.example}",
];

/** Writes the product into a folder that `npm pack` and `npm ci` take, and answers its version. */
export async function writeRelease({ root, folder, extension }: Release): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const functions = await Array.fromAsync(glob("supabase/functions/*/index.ts", { cwd: root }));
  const modules = await collectModules(root, [...entries, ...functions]);
  for (const { file, code } of modules) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, code);
  }
  await copyAssets(root, folder);
  await cp(extension, path.join(folder, ".cache/extension"), { recursive: true });
  await writeFile(path.join(folder, ".cache/extension.sha256"), shipped);
  await mkdir(path.join(folder, "apps/web/build"), { recursive: true });
  await writeFile(path.join(folder, "apps/web/build/inputs.sha256"), shipped);
  await cp(path.join(root, "apps/server/README.md"), path.join(folder, "README.md"));
  const owners = new Set(modules.map(({ file }) => packageOf(file)));
  return writePackageFiles(root, folder, [...owners]);
}

/** The folder with the `package.json` of a module. */
const packageOf = (file: string) =>
  file.startsWith("supabase/") ? "supabase" : file.split("/").slice(0, 2).join("/");

async function copyAssets(root: string, folder: string): Promise<void> {
  for await (const entry of glob(assets, { cwd: root, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    await cp(source, path.join(folder, path.relative(root, source)));
  }
}

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(file, "utf8")));
}

async function writePackageFiles(
  root: string,
  folder: string,
  owners: readonly string[],
): Promise<string> {
  const about = await readJson(path.join(root, "package.json"), rootManifest);
  const manifests = await Promise.all(
    owners.map((owner) => readJson(path.join(root, owner, "package.json"), manifestFile)),
  );
  const needed = mergeDependencies(manifests);
  const lock = await readJson(path.join(root, "package-lock.json"), lockFile);
  const manifest = {
    name: "postulo",
    ...about,
    type: "module",
    bin: { postulo: command },
    ...needed,
  };
  const { name, version } = manifest;
  const shrinkwrap = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { "": manifest, ...lockedPackages(lock, needed) },
  };
  for (const [file, content] of [
    ["package.json", manifest],
    ["npm-shrinkwrap.json", shrinkwrap],
  ] as const)
    await writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  return version;
}
