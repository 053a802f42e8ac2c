import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** At most as many decision records as a newcomer reads. */
const maxRecords = 39;

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const generated = new Set(["node_modules", "build", "dist", "test-results"]);

/** Every file of the repository below `folder`, relative to the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name) || (entry.name.startsWith(".") && entry.name !== ".ci"))
      return [];
    const file = path.posix.join(folder, entry.name);
    if (file === "data") return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const files = filesBelow(".");
const texts = files
  .filter((file) => /\.(?:ts|tsx|mjs|js|css|sql|typ|md|html)$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const documents = texts.filter(({ file }) => file.endsWith(".md"));

const recordFolder = "docs/decisions";
const index = read(`${recordFolder}/README.md`);
const records = documents
  .filter(({ file }) => file.startsWith(`${recordFolder}/`) && !file.endsWith("/README.md"))
  .map(({ file, text }) => ({ name: path.posix.basename(file), text }));
const numberOf = (name: string) => name.slice(0, 3);

const withoutCode = (markdown: string) => markdown.replaceAll(/^```[^]*?^```/gm, "");

/** The anchors that GitHub gives to the headings of a document. */
const anchorsOf = (markdown: string) =>
  [...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("decision records", () => {
  test("are numbered without gaps, and few", () => {
    expect(records.length).toBeGreaterThan(20);
    expect(records.length).toBeLessThanOrEqual(maxRecords);
    expect(records.map(({ name }) => numberOf(name))).toEqual(
      records.map((_, at) => String(at + 1).padStart(3, "0")),
    );
  });

  test("have a title and the four parts", () => {
    for (const { name, text } of records) {
      const headings = [...text.matchAll(/^#+ .*$/gm)].map(([heading]) => heading);
      expect.soft(headings[0], name).toMatch(/^# \D/);
      expect
        .soft(headings.slice(1), name)
        .toEqual(["## Status", "## Context", "## Decision", "## Consequences"]);
      const words = text.replaceAll(/^\|.*$/gm, "").split(/\s+/).length;
      expect.soft(words, `${name} is one page`).toBeLessThan(400);
    }
  });

  test("are in the index by their titles", () => {
    const listed = [...index.matchAll(/^- \[(.*)\]\((.*)\)$/gm)].map(([, title, name]) => ({
      name,
      title,
    }));
    const expected = records.map(({ name, text }) => ({
      name,
      title: `${numberOf(name)} ${/^# (.*)/.exec(text)?.[1]}`,
    }));
    expect(listed.toSorted((a, b) => ((a.name ?? "") < (b.name ?? "") ? -1 : 1))).toEqual(expected);
  });

  test("that are referred to exist", () => {
    const known = new Set(records.map(({ name }) => numberOf(name)));
    const pattern = /(?:\bdecisions? |\bdecisions\/)(\d{3})\b/gi;
    const references = texts.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, number = ""]) => ({ file, number })),
    );
    expect(references.length).toBeGreaterThan(5);
    const dangling = references.filter(({ number }) => !known.has(number));
    expect(dangling).toEqual([]);
  });
});

describe("documents", () => {
  test("link to files and headings that exist", () => {
    const links = documents.flatMap(({ file, text }) =>
      [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => ({
        file,
        target,
      })),
    );
    const local = links.filter(({ target }) => !/^[a-z]+:/.test(target));
    expect(local.length).toBeGreaterThan(50);
    const broken = local.filter(({ file, target }) => {
      const [name = "", anchor] = target.split("#");
      const at = name === "" ? file : path.posix.join(path.posix.dirname(file), name);
      if (!existsSync(path.join(root, at))) return true;
      return anchor !== undefined && !anchorsOf(read(at)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test("that code names exist", () => {
    const named = texts
      .filter(({ file }) => !file.endsWith(".md"))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([name]) => ({ file, name })),
      );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  test("name source files that exist", () => {
    /** As docs/security.md abbreviates them. */
    const folders: Readonly<Record<string, string>> = {
      ss: "packages/supabase-server/src",
      server: "apps/server/src",
      web: "apps/web/src",
    };
    const isThere = (name: string) => {
      const [first = "", ...rest] = name.split("/");
      const full = first in folders && rest.length > 0 ? [folders[first], ...rest].join("/") : name;
      return files.some((file) => file === full || file.endsWith(`/${full}`));
    };
    const named = documents
      .filter(({ file }) => file !== "CHANGELOG.md")
      .flatMap(({ file, text }) =>
        [...withoutCode(text).matchAll(/`([\w./@-]+\.(?:tsx?|mjs|sql|typ|css))`/g)].map(
          ([, name = ""]) => ({ file, name }),
        ),
      );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });
});
