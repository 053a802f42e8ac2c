import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { connectAsAuthenticator } from "../authenticator.ts";
import { parseDatabaseUrl } from "../database-url.ts";
import { startEmbedded } from "../embedded.ts";
import { migrationSets } from "../migration-sets.ts";
import { migrate } from "../migrations.ts";
import { throwAwayPlace, throwAwayPlaces } from "./throw-away-place.ts";

/** The database that every test clones. */
export const templateName = "template_with_migrations";

const variable = "POSTULO_TEST_CLUSTER";
/** Followed by the number of the process that the cluster belongs to. */
const folderName = /^postulo-test-(\d+)-/;

interface TestCluster {
  owner: ClientConfig;
  /** Why the template lacks migrations, told to the tests that need it and to no others. */
  failure?: string;
}

/** An address here runs the tests on that cluster, another version than ours for one; its roles and template are ours then. */
const elsewhere = "TEST_DATABASE_URL";
/** A file of SQL that stands in for what we put below the product, to run its tests as on a hosted Supabase. */
const preparation = "TEST_PREPARATION";

/**
 * A cluster that is thrown away, with the template in it: for one run of the tests, or of the browser tests or the bench.
 * Nothing is forced to disk. Processes started from here find it by the environment.
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
  const dataDir = await mkdtemp(path.join(throwAwayPlace(), `postulo-test-${process.pid}-`));
  const database = await startEmbedded({ dataDir, log: () => {}, fsync: false });
  return {
    owner: database.owner,
    stop: async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nobody stops what somebody else has started. */
function clusterAt(url: string): OpenedCluster {
  return { owner: parseDatabaseUrl(url), stop: async () => {} };
}

/** How the owner of the tests' cluster connects. */
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

/** Both sets of migrations; or a preparation of somebody else's in the place of the first, and the product's upon it. */
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

/** Answers why it could not be filled. */
async function makeTemplate(owner: ClientConfig): Promise<string | undefined> {
  const client = new Client(owner);
  await client.connect();
  try {
    // On a cluster that is not ours one may be left of the run before.
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

/** A run that was killed could not stop its cluster. */
async function removeLeftBehind(): Promise<void> {
  for (const place of throwAwayPlaces) await removeLeftIn(place);
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
