import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { connectAsAuthenticator } from "../authenticator.ts";
import { parseDatabaseUrl } from "../database-url.ts";
import { startEmbedded } from "../embedded.ts";
import { migrationSets } from "../migration-sets.ts";
import { migrate } from "../migrations.ts";
import { scratchFolder, scratchFolders } from "./scratch-folder.ts";

/** The database that every test clones. */
export const templateName = "template_with_migrations";

const variable = "POSTULO_TEST_CLUSTER";
/** The process id of the test run follows the prefix. */
const folderName = /^postulo-test-(\d+)-/;

interface TestCluster {
  owner: ClientConfig;
  /** Why the template lacks migrations; thrown only by tests that need it. */
  failure?: string;
}

/**
 * A URL here runs the tests on another cluster, for example of another version; roles and template are created there.
 */
const elsewhere = "TEST_DATABASE_URL";
/** A SQL file that replaces the first set of migrations, to run the tests as on a hosted Supabase. */
const preparation = "TEST_PREPARATION";

/**
 * A temporary cluster with the template, without fsync, for one run of the tests, browser tests or bench. Child
 * processes find it by an environment variable.
 */
export async function startTestCluster(): Promise<{ stop(): Promise<void> }> {
  const url = process.env[elsewhere];
  const opened = url === undefined ? await startOwnCluster() : clusterAt(url);
  const { owner } = opened;
  const failure = await makeTemplate(owner);
  const cluster: TestCluster = { owner, ...(failure === undefined ? {} : { failure }) };
  process.env[variable] = JSON.stringify(cluster);
  return opened;
}

interface OpenedCluster {
  owner: ClientConfig;
  stop(): Promise<void>;
}

async function startOwnCluster(): Promise<OpenedCluster> {
  await removeLeftBehind();
  const dataDir = await mkdtemp(path.join(scratchFolder(), `postulo-test-${process.pid}-`));
  const database = await startEmbedded({ dataDir, log: () => {}, fsync: false });
  return {
    owner: database.owner,
    stop: async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A cluster given by URL is not stopped. */
function clusterAt(url: string): OpenedCluster {
  return { owner: parseDatabaseUrl(url), stop: async () => {} };
}

/** The owner's connection to the test cluster. */
export function ownerOfTestCluster(): ClientConfig {
  const written = process.env[variable];
  if (written === undefined) {
    throw new Error(
      "No cluster for tests runs: packages/postgres/src/testing/global-setup.ts starts it.",
    );
  }
  const { owner, failure }: TestCluster = JSON.parse(written);
  if (failure !== undefined) throw new Error(failure);
  return owner;
}

/** Both sets of migrations; or a preparation file instead of the first, and the product's migrations after it. */
async function fillTemplate(connection: ClientConfig): Promise<void> {
  const file = process.env[preparation];
  if (file === undefined) {
    await migrate(connection, migrationSets);
    return;
  }
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(await readFile(file, "utf8"));
  } finally {
    await client.end();
  }
  await migrate(connection, migrationSets.slice(1));
}

/** @returns why it could not be filled. */
async function makeTemplate(owner: ClientConfig): Promise<string | undefined> {
  const client = new Client(owner);
  await client.connect();
  try {
    // An external cluster may have the template of the previous run.
    await client.query(`drop database if exists ${templateName} with (force)`);
    await client.query(`create database ${templateName}`);
    await fillTemplate({ ...owner, database: templateName });
    await connectAsAuthenticator(owner);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}

/** Removes the clusters of killed runs. */
async function removeLeftBehind(): Promise<void> {
  for (const place of scratchFolders) await removeLeftIn(place);
}

async function removeLeftIn(place: string): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const pid = folderName.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const dataDir = path.join(place, name);
    const taken = await startEmbedded({ dataDir, log: () => {}, fsync: false }).catch(
      () => undefined,
    );
    await taken?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
