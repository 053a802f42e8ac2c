import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { minPasswordLength } from "@postulo/domain/credentials";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { only } from "./test-users.ts";

const project = path.resolve(import.meta.dirname, "..");
const config = parse(await readFile(path.join(project, "config.toml"), "utf8"));

/**
 * The settings that we use, and the types that the official CLI expects; it rejects unknown settings. See
 * https://supabase.com/docs/guides/local-development/cli/config. A star is a name of our choice.
 */
const documented: Readonly<Record<string, (value: unknown) => boolean>> = {
  project_id: (value) => typeof value === "string" && /^[\w.-]+$/.test(value),
  "api.enabled": isBoolean,
  "api.schemas": isTexts,
  "api.extra_search_path": isTexts,
  "api.max_rows": Number.isInteger,
  "db.major_version": (value) => [13, 14, 15, 17].some((known) => known === value),
  "db.seed.enabled": isBoolean,
  "db.seed.sql_paths": isTexts,
  "auth.enabled": isBoolean,
  "auth.site_url": isAddress,
  "auth.additional_redirect_urls": isTexts,
  "auth.enable_signup": isBoolean,
  "auth.enable_refresh_token_rotation": isBoolean,
  "auth.refresh_token_reuse_interval": Number.isInteger,
  "auth.minimum_password_length": (value) => Number.isInteger(value) && Number(value) >= 6,
  "auth.email.enabled": isBoolean,
  "auth.email.enable_confirmations": isBoolean,
  "auth.email.double_confirm_changes": isBoolean,
  "auth.email.template.*.subject": (value) => typeof value === "string" && value.length < 200,
  "auth.email.template.*.content_path": (value) =>
    typeof value === "string" && existsSync(path.join(project, "..", value)),
  "storage.enabled": isBoolean,
  "storage.file_size_limit": isSize,
  "storage.buckets.*.public": isBoolean,
  "storage.buckets.*.file_size_limit": isSize,
  "functions.*.verify_jwt": isBoolean,
};

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}
function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
function isAddress(value: unknown): boolean {
  return typeof value === "string" && URL.canParse(value);
}
function isSize(value: unknown): boolean {
  return typeof value === "string" && /^\d+(?:[KMG]i?)?B$/.test(value);
}
function isOurFile(value: unknown): boolean {
  return typeof value === "string" && existsSync(path.join(project, value));
}

/** Each value with its dotted key; tables are walked, lists are values. */
function leaves(table: object, above = ""): [key: string, value: unknown][] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? leaves(value, `${above}${name}.`)
      : [[above + name, value]],
  );
}

const valueOf = (key: string) => leaves(config).find(([name]) => name === key)?.[1];

const functionNames = globSync("*/index.ts", { cwd: path.join(project, "functions") }).map((file) =>
  path.dirname(file),
);

describe("config.toml", () => {
  test("has only the documented settings, with valid values", () => {
    const found = leaves(config);
    expect(found.length).toBeGreaterThan(20);
    const wrong = found.filter(([key, value]) => {
      const pattern = key.replace(
        /^(storage\.buckets|functions|auth\.email\.template)\.[^.]+/,
        "$1.*",
      );
      return !documented[pattern]?.(value);
    });
    expect(wrong).toEqual([]);
  });

  test("agrees with the settings of the product", async () => {
    expect(valueOf("auth.minimum_password_length")).toBe(minPasswordLength);
    const database = await createTestDatabase();
    const bucket = await only<{ file_size_limit: string; public: boolean }>(
      database.admin,
      "select file_size_limit, public from storage.buckets where id = 'user-documents'",
    );
    await database.drop();
    expect(valueOf("storage.buckets.user-documents.public")).toBe(bucket.public);
    const mebibytes = Number(bucket.file_size_limit) / 1024 / 1024;
    expect(valueOf("storage.buckets.user-documents.file_size_limit")).toBe(`${mebibytes}MiB`);
  });

  test("names each function, and no other", () => {
    const configured = leaves(config).flatMap(
      ([key]) => /^functions\.([^.]+)/.exec(key)?.[1] ?? [],
    );
    expect(functionNames.length).toBeGreaterThan(0);
    expect([...new Set(configured)].sort()).toEqual(functionNames.sort());
    for (const name of functionNames) {
      expect(name).toMatch(/^[A-Za-z][\w-]*$/);
      expect(isOurFile(`functions/${name}/deno.json`)).toBe(true);
    }
  });
});

/** The names that the command line has for mails, and the types of their links. */
const linkTypeOf = {
  confirmation: "signup",
  invite: "invite",
  recovery: "recovery",
  magic_link: "magiclink",
  email_change: "email_change",
};

test.each(Object.entries(linkTypeOf))(
  "the mail %s links to the page that asks first, in English and French",
  async (name, type) => {
    const text = await readFile(path.join(project, `templates/${name}.html`), "utf8");
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    const link = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${type}&amp;email={{ .Email }}`;
    expect(links).toEqual([link, link]);
    expect(valueOf(`auth.email.template.${name}.content_path`)).toBe(
      `./supabase/templates/${name}.html`,
    );
  },
);

describe("the folders of the project", () => {
  test("contain migrations with names that the official command line accepts, in one order", () => {
    const names = globSync("*", { cwd: path.join(project, "migrations") });
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !/^\d{14}_[a-z\d_]+\.sql$/.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
  });

  test("contain the configured seed", () => {
    const paths = valueOf("db.seed.sql_paths");
    expect(Array.isArray(paths) && paths.length > 0 && paths.every(isOurFile)).toBe(true);
  });
});

/** What a module imports by a name that is not relative, also through the modules that it imports. */
async function importsOf(file: string, map: ReadonlyMap<string, string>): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = async (at: string): Promise<void> => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const [, name = ""] of (await readFile(at, "utf8")).matchAll(/ from "([^"]+)";/g)) {
      if (!name.startsWith(".")) found.add(name);
      const target = name.startsWith(".") ? name : map.get(name);
      const base = name.startsWith(".") ? path.dirname(at) : path.dirname(file);
      if (target?.startsWith(".")) await visit(path.resolve(base, target));
    }
  };
  await visit(file);
  return found;
}

describe.each(functionNames)("the function %s", (name) => {
  const folder = path.join(project, "functions", name);

  test("resolves each of its modules outside of Node too", async () => {
    const { imports }: { imports: Record<string, string> } = JSON.parse(
      await readFile(path.join(folder, "deno.json"), "utf8"),
    );
    const map = new Map(Object.entries(imports));
    const needed = await importsOf(path.join(folder, "index.ts"), map);
    expect([...needed].filter((each) => !each.startsWith("node:")).sort()).toEqual(
      [...map.keys()].sort(),
    );
    const ours = [...map.values()].filter((target) => target.startsWith("."));
    expect(ours.filter((target) => !existsSync(path.resolve(folder, target)))).toEqual([]);
  });

  test("uses the same versions of dependencies as the workspaces", async () => {
    const text = await readFile(path.join(folder, "deno.json"), "utf8");
    const manifest: { dependencies: Record<string, string> } = JSON.parse(
      await readFile(path.join(project, "../packages/billing/package.json"), "utf8"),
    );
    for (const [, module = "", release] of text.matchAll(/"npm:((?:@[^/]+\/)?[^@/]+)@([^/"]+)/g)) {
      expect([module, release]).toEqual([module, manifest.dependencies[module]]);
    }
  });
});
