import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";

const extension = path.join(import.meta.dirname, "../../apps/extension");
const root = path.join(extension, "../..");
const run = (...script: readonly string[]) =>
  execFileSync("npm", ["run", "--silent", ...script], { cwd: root, encoding: "utf8" });
const { version }: { version: string } = JSON.parse(
  await readFile(path.join(root, "package.json"), "utf8"),
);
const store = path.join(extension, "build/store");
const packages = ["chrome", "firefox"].map((browser) => `postulo-${browser}-${version}.zip`);
const sources = `postulo-firefox-${version}-source.zip`;

const readAll = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(path.join(folder, name))));

test("both builds are packed for the stores with the declared permissions, never submit a form, and pass Firefox's linter", async () => {
  // The build fails for scripts that are too large.
  expect(run("build:extension", "--", "--store")).toMatch(/content\.js \d+/);
  for (const browser of ["chrome", "firefox"]) {
    const folder = path.join(extension, "build", browser);
    const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
    expect(manifest.permissions).toEqual(["activeTab", "scripting", "storage"]);
    expect(manifest.host_permissions.length).toBeGreaterThan(60);
    // Firefox's own rules would turn the address of a server at home, without a certificate, into one that does not answer.
    if (browser === "firefox")
      expect(manifest.content_security_policy.extension_pages).toBe("script-src 'self'");
    for (const host of manifest.host_permissions) expect(host).toMatch(/^https:\/\/[^/]*\.[^/]+\//);
    const files = await readdir(folder);
    const scripts = files.filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(4);
    for (const script of scripts) {
      const text = await readFile(path.join(folder, script), "utf8");
      expect(text, script).not.toMatch(/requestSubmit|\.submit\(/);
      // No remote code is declared.
      expect(text, script).not.toMatch(/\beval\(|new Function\b|importScripts|import\(["'`]http/);
    }
    for (const page of files.filter((name) => name.endsWith(".html")))
      expect(await readFile(path.join(folder, page), "utf8")).not.toMatch(/(?:src|href)="http/);
  }
  expect((await readdir(store)).toSorted()).toEqual(
    [
      "declarations.md",
      "listing.en.txt",
      "listing.fr.txt",
      "pictures",
      ...packages,
      sources,
    ].toSorted(),
  );
  expect(run("lint:firefox")).toMatch(/errors +0/);
});

test("the packages are the same bytes when they are built again, and when they are built from the packed sources", async () => {
  run("build:extension", "--", "--store");
  const names = [...packages, sources];
  const first = await readAll(store, names);
  run("build:extension", "--", "--store");
  const second = await readAll(store, names);
  for (const [at, name] of names.entries())
    expect(second[at]?.equals(first[at] ?? Buffer.of()), name).toBe(true);

  const folder = await mkdtemp(path.join(tmpdir(), "postulo-sources-"));
  try {
    await unpack(second[2] ?? Buffer.of(), folder);
    const build = ["apps/extension/build.ts", "--browser", "firefox"];
    execFileSync(process.execPath, build, { cwd: folder });
    const rebuilt = await readFile(path.join(folder, "apps/extension/build", packages[1] ?? ""));
    expect(rebuilt.equals(first[1] ?? Buffer.of())).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Unpacks the sources, with the packages that `npm ci` would install: those of this repository. */
async function unpack(zip: Uint8Array, folder: string): Promise<void> {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const installed = path.join(folder, "node_modules");
  await mkdir(path.join(installed, "@postulo"), { recursive: true });
  for (const name of await readdir(path.join(root, "node_modules")))
    if (name !== "@postulo" && !name.startsWith("."))
      await symlink(path.join(root, "node_modules", name), path.join(installed, name));
  for (const name of ["autofill", "contract", "domain", "i18n", "lexicon"])
    await symlink(path.join(folder, "packages", name), path.join(installed, "@postulo", name));
}
