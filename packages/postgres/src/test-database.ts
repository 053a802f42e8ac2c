import { randomUUID } from "node:crypto";
import type { ClientConfig, Pool, PoolClient } from "pg";
import { asCaller } from "./as-caller.ts";
import { connectAsAuthenticator } from "./authenticator.ts";
import { formatDatabaseUrl } from "./database-url.ts";
import { createPool } from "./pool.ts";
import { ownerOfTestCluster, templateName } from "./testing/test-cluster.ts";

/** A database with all migrations for one test file; `drop` deletes it. */
export interface TestDatabase {
  /** Connects as `authenticator`, like the server. */
  pool: Pool;
  /** Connects as the owner, who bypasses policies. */
  admin: Pool;
  /** The owner's connection, for starting a whole server on this database. */
  owner: ClientConfig;
  /** The same as a `DATABASE_URL`. */
  url: string;
  /** Runs as that signed-in user, in one transaction. */
  asUser<T>(userId: string, work: (client: PoolClient) => Promise<T>): Promise<T>;
  /**
   * Creates a confirmed user without a password; triggers create the user's rows.
   * @returns the id.
   */
  createUser(email?: string): Promise<string>;
  drop(): Promise<void>;
}

/** A connection costs more than most test queries. */
const usualConnections = 6;
const ownersConnections = 3;

/** Shared by the process: creates and drops databases, and does not keep the process alive. */
let maintenance: Pool | undefined;
/** Shared by the process: the role and its password belong to the cluster. */
let authenticator: Promise<ClientConfig> | undefined;

/**
 * Clones the template of the test cluster, which `testing/global-setup.ts` starts once.
 * @param connections the maximum size of `pool`.
 */
export async function createTestDatabase({
  connections = usualConnections,
}: { readonly connections?: number } = {}): Promise<TestDatabase> {
  const cluster = ownerOfTestCluster();
  maintenance ??= createPool({ ...cluster, max: 1, allowExitOnIdle: true });
  authenticator ??= connectAsAuthenticator(cluster);
  const cloning = maintenance;
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  // Without fsync, copying files is several times cheaper than writing the WAL.
  await cloning.query(`create database ${database} template ${templateName} strategy file_copy`);
  const owner = { ...cluster, database };
  const admin = createPool({ ...owner, max: ownersConnections });
  const pool = createPool({
    ...(await authenticator),
    database,
    max: connections,
  });
  const ends = [pool, admin].map(closing);
  return {
    pool,
    admin,
    owner,
    url: formatDatabaseUrl(owner),
    asUser: (userId, work) =>
      asCaller(
        pool,
        { role: "authenticated", claims: { sub: userId, role: "authenticated" } },
        work,
      ),
    createUser: (email) => createUser(admin, email),
    drop: async () => {
      await Promise.all(ends.map((end) => end()));
      await cloning.query(`drop database ${database} with (force)`);
    },
  };
}

/**
 * Ends a pool and waits until its connections are closed: `pool.end()` resolves earlier, and DROP DATABASE polls for
 * open connections every 100 ms.
 */
function closing(pool: Pool): () => Promise<void> {
  const open = new Set<Promise<void>>();
  pool.on("connect", (client) => {
    const closed = new Promise<void>((resolve) => {
      client.once("end", () => {
        open.delete(closed);
        resolve();
      });
    });
    open.add(closed);
  });
  return async () => {
    await pool.end();
    await Promise.all(open);
  };
}

async function createUser(admin: Pool, email?: string): Promise<string> {
  const id = randomUUID();
  await admin.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, now(), '{"provider":"email","providers":["email"]}', '{}')`,
    [id, email ?? `${id}@example.test`],
  );
  return id;
}
