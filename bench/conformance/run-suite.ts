import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { connectAsAuthenticator } from "@postulo/postgres/authenticator";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { prepareDatabase } from "@postulo/postgres/prepare-database";
import { ownerOfTestCluster } from "@postulo/postgres/testing/test-cluster";
import type { ClientConfig } from "pg";
import { Client } from "pg";
import { demoKey, openSuiteKeyring } from "./keys.ts";
import { startEmptyServer, startServer } from "./server.ts";
import type { StartedServer } from "./server.ts";
import { signingKeysFile } from "./suites.ts";
import type { Suite } from "./suites.ts";
import { readResults } from "./test-list.ts";
import type { Results } from "./test-list.ts";

export interface RunOptions {
  /** The folder with the checkouts. */
  folder: string;
  port: number;
  /** Only tests whose name matches this pattern. */
  testNamePattern?: string | undefined;
  /** Against a server that answers 404 to everything. */
  withoutServer: boolean;
}

/** Receives reports and logs, `SUITE.json`, `SUITE.log` and `SUITE.requests.log`. */
const outputFolder = path.join(import.meta.dirname, "../../.cache/conformance");

/** The slowest suite takes a few minutes on a busy machine. */
const timeLimitMs = 15 * 60_000;

async function withClient(
  connection: ClientConfig,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** What a Supabase project has besides our first set of migrations. */
const supabaseDefaults = (database: string): string =>
  `create schema if not exists extensions; grant usage on schema extensions to public;
   create extension if not exists pgcrypto schema extensions;
   alter database ${database} set search_path = "$user", public, extensions;
   alter database ${database} set timezone = 'UTC'`;

/** @returns the connection of `authenticator` to a new database with the SQL of the suite. */
async function createDatabase(suite: Suite, folder: string): Promise<ClientConfig> {
  const cluster = ownerOfTestCluster();
  const database = `conformance_${suite.name.replaceAll("-", "_")}`;
  await withClient(cluster, (client) => client.query(`create database ${database}`));
  const owner = { ...cluster, database };
  await prepareDatabase(
    owner,
    migrationSets.filter(({ name }) => name === "supabase-server"),
  );
  await withClient(owner, (client) => client.query(supabaseDefaults(database)));
  await withClient(owner, async (client) => {
    for (const sql of await suite.prepare(folder)) await client.query(sql);
  });
  return { ...(await connectAsAuthenticator(owner)), database };
}

async function startFor(suite: Suite, options: RunOptions): Promise<StartedServer> {
  const { folder, port, withoutServer } = options;
  if (withoutServer) return startEmptyServer(port);
  const log = path.join(outputFolder, `${suite.name}.requests.log`);
  await rm(log, { force: true });
  return startServer({
    database: await createDatabase(suite, folder),
    keyring: await openSuiteKeyring(signingKeysFile(folder)),
    port,
    log,
  });
}

/** The suite's process talks to our port instead of the one in its tests. */
async function environmentOf(port: number): Promise<Record<string, string>> {
  const redirect = pathToFileURL(path.join(import.meta.dirname, "redirect-port.ts")).href;
  return {
    NODE_OPTIONS: `--import=${redirect}`,
    CONFORMANCE_PORT: String(port),
    ACCEPTANCE_BASE_URL: `http://127.0.0.1:${port}/storage/v1`,
    ACCEPTANCE_SERVICE_KEY: await demoKey("service_role"),
    ACCEPTANCE_ANON_KEY: await demoKey("anon"),
  };
}

/** Runs a suite on a new database and a new server. */
export async function runSuite(suite: Suite, options: RunOptions): Promise<Results> {
  await mkdir(outputFolder, { recursive: true });
  const report = path.join(outputFolder, `${suite.name}.json`);
  await rm(report, { force: true });
  const server = await startFor(suite, options);
  try {
    const command = suite.command(options.folder, report);
    const { testNamePattern } = options;
    const pattern = testNamePattern === undefined ? [] : ["-t", testNamePattern];
    const output = createWriteStream(path.join(outputFolder, `${suite.name}.log`));
    await once(output, "open");
    const child = spawn(process.execPath, [...command.arguments, ...pattern], {
      cwd: command.cwd,
      env: { ...process.env, ...(await environmentOf(options.port)), ...command.environment },
      stdio: ["ignore", output, output],
      timeout: timeLimitMs,
    });
    await once(child, "exit");
  } finally {
    await server.close();
  }
  if (!existsSync(report)) {
    throw new Error(`${suite.name} wrote no report: see ${outputFolder}/${suite.name}.log`);
  }
  return readResults(report);
}
