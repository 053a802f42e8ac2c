import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

function versionOf(file: string): string | undefined {
  const { version }: { version?: string } = JSON.parse(read(file));
  return version;
}

test("every package has the version of the product, and the changelog describes it", () => {
  const version = versionOf("package.json");
  const packages = globSync(
    ["{apps,packages}/*/package.json", "{supabase,e2e,bench,tools,tools/web-ext}/package.json"],
    { cwd: root },
  );
  expect(packages.length).toBeGreaterThan(15);
  expect(packages.filter((file) => versionOf(file) !== version)).toEqual([]);
  expect(/^## (\S+)/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});
