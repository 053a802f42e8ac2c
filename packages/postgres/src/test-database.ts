import { randomUUID } from "node:crypto";
import type { ClientConfig, Pool, PoolClient } from "pg";
import { asCaller } from "./as-caller.ts";
import { connectAsAuthenticator } from "./authenticator.ts";
import { formatDatabaseUrl } from "./database-url.ts";
import { createPool } from "./pool.ts";
import { ownerOfTestCluster, templateName } from "./testing/test-cluster.ts";

/** A database of one's own, with all migrations, thrown away afterwards. */
export interface TestDatabase {
  /** Logged in as `authenticator`, as the server is. */
  pool: Pool;
  /** Logged in as the owner, whom no policy binds. */
  admin: Pool;
  /** How the owner connects, for starting a whole server on this database. */
  owner: ClientConfig;
  /** The same as a `DATABASE_URL`. */
  url: string;
  /** Runs as that signed-in user, in one transaction. */
  asUser<T>(userId: string, work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** A confirmed user without a password; what the triggers make for a new user is made. Answers the id. */
  createUser(email?: string): Promise<string>;
  drop(): Promise<void>;
}

/** A connection costs the machine more than most of what a test asks on it. */
const usualConnections = 6;
const ownersConnections = 3;

/** Of a process: databases are made and dropped on one connection, which does not keep the process from ending. */
let maintenance: Pool | undefined;
/** Of a process: the role and its password belong to the cluster, not to one of its databases. */
let authenticator: Promise<ClientConfig> | undefined;

/**
 * Clones the template that the tests' cluster holds. The cluster is started once, by `testing/global-setup.ts`.
 *
 * @param connections at most so many of `pool` at once.
 */
export async function createTestDatabase({
  connections = usualConnections,
}: { readonly connections?: number } = {}): Promise<TestDatabase> {
  const cluster = ownerOfTestCluster();
  maintenance ??= createPool({ ...cluster, max: 1, allowExitOnIdle: true });
  authenticator ??= connectAsAuthenticator(cluster);
  const cloning = maintenance;
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  // Where nothing is forced to disk, copying files is several times cheaper than writing them through the log.
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
 * Ends a pool, and answers when its connections are closed: the pool says so before, and PostgreSQL waits in steps of
 * 100 ms for those that are left when a database is dropped.
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
