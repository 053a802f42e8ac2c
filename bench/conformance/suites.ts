import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** A folder with the checkouts `supabase-js` and `storage`. */
export type Checkouts = string;

interface SuiteCommand {
  cwd: string;
  /** Of Node. */
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

export interface Suite {
  name: string;
  /** SQL files of the suite, in the order in which they run on the new database. */
  prepare: (folder: Checkouts) => Promise<string[]>;
  /** @param results the file for the JSON report, in Jest's format. */
  command: (folder: Checkouts, results: string) => SuiteCommand;
  /** Whether the product's specification covers a test, by file and name. */
  isInScope: (test: string) => boolean;
}

export const coreFolder = (folder: Checkouts, name: string): string =>
  path.join(folder, "supabase-js/packages/core", name);

export const signingKeysFile = (folder: Checkouts): string =>
  path.join(coreFolder(folder, "auth-js"), "test/supabase/signing_keys.json");

export const acceptanceFolder = (folder: Checkouts): string => path.join(folder, "acceptance");

function jest(cwd: string, results: string, further: readonly string[]): SuiteCommand {
  const report = ["--json", `--outputFile=${results}`];
  const run = ["node_modules/jest/bin/jest.js", "--runInBand", "--coverage=false", "--forceExit"];
  // As in pnpm's own launcher: some packages are found only there.
  const hoisted = path.join(cwd, "../../../node_modules/.pnpm/node_modules");
  return {
    cwd,
    arguments: [...run, ...report, ...further],
    environment: { NODE_PATH: hoisted },
  };
}

const readAll = (files: readonly string[]): Promise<string[]> =>
  Promise.all(files.map((file) => readFile(file, "utf8")));

/** PostGIS is not among our extensions; one test needs it. */
const withoutPostgis = (sql: string): string =>
  sql
    .replace("create extension if not exists postgis schema extensions;", "")
    .replace(/^, shop_geom .*/m, ", shop_geom text");

/** The tests of an older PostgREST, and files that need no server and wait for minutes. */
const needlessFiles = "test/(?:v12/|fetch-errors|retry|timeout-and-url-length)";

const postgrest: Suite = {
  name: "postgrest-js",
  prepare: async (folder) => {
    const supabase = path.join(coreFolder(folder, "postgrest-js"), "test/supabase");
    const migrations = (await readdir(path.join(supabase, "migrations"))).sort();
    const sql = await readAll([
      ...migrations.map((file) => path.join(supabase, "migrations", file)),
      path.join(supabase, "seed.sql"),
    ]);
    return sql.map(withoutPostgis);
  },
  command: (folder, results) =>
    jest(coreFolder(folder, "postgrest-js"), results, [
      `--testPathIgnorePatterns=${needlessFiles}`,
    ]),
  isInScope: (test) =>
    /^(?:filters|basic|transforms|rpc|max-affected)\.test/.test(test) &&
    !/join on|geojson|explain|aggregate/.test(test),
};

const auth: Suite = {
  name: "auth-js",
  prepare: async () => [],
  command: (folder, results) =>
    jest(coreFolder(folder, "auth-js"), results, ["--config", "jest.config.cli.js"]),
  isInScope: (test) =>
    test.startsWith("GoTrueClient.test") && !/WebAuthn|Passkey|Anonymously/.test(test),
};

/** What the seed expects of a Supabase: columns of `auth.users`, and ownership of the schema. */
const storageSeedNeeds = `alter table auth.users add column if not exists instance_id uuid,
  add column if not exists confirmation_token text, add column if not exists email_change_token_new text,
  add column if not exists recovery_token text;
  grant supabase_storage_admin to current_user;`;

const storage: Suite = {
  name: "storage-js",
  prepare: async (folder) => [
    storageSeedNeeds,
    ...(await readAll([path.join(coreFolder(folder, "storage-js"), "test/supabase/seed.sql")])),
  ],
  command: (folder, results) => jest(coreFolder(folder, "storage-js"), results, []),
  isInScope: (test) => !/transform|quality|render/i.test(test),
};

const supabase: Suite = {
  name: "supabase-js",
  prepare: async (folder) => {
    const project = path.join(coreFolder(folder, "supabase-js"), "supabase");
    const migrations = (await readdir(path.join(project, "migrations"))).sort();
    return readAll([
      ...migrations
        .filter((file) => !file.includes("realtime"))
        .map((file) => path.join(project, "migrations", file)),
      path.join(project, "seed/seed_todos.sql"),
    ]);
  },
  command: (folder, results) =>
    jest(coreFolder(folder, "supabase-js"), results, ["test/integration.test.ts"]),
  isInScope: (test) => /(?:PostgREST|PostgreSQL RLS|Authentication|Storage API) /.test(test),
};

const excludedCapabilities = ["ADMIN", "CDN", "RENDER", "ICEBERG", "WIRE", "RLS_SETUP"];

const acceptance: Suite = {
  name: "storage-acceptance",
  prepare: async () => [],
  command: (folder, results) => ({
    cwd: acceptanceFolder(folder),
    arguments: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config=acceptance/acceptance.vitest.config.ts",
      "--reporter=json",
      `--outputFile=${results}`,
      "rest-object",
      "rest-extended",
      "db-behavior",
      "health",
      "tus",
    ],
    environment: {
      ACCEPTANCE_TARGET: "local",
      ACCEPTANCE_PROFILE: "core",
      ACCEPTANCE_S3_ENDPOINT: "http://127.0.0.1:9",
      ...Object.fromEntries(
        excludedCapabilities.map((name) => [`ACCEPTANCE_ENABLE_${name}`, "false"]),
      ),
    },
  }),
  isInScope: () => true,
};

export const suites: readonly Suite[] = [postgrest, auth, storage, supabase, acceptance];
