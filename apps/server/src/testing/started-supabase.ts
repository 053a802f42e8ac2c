import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { connectAsAuthenticator } from "@postulo/postgres/authenticator";
import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { migrate } from "@postulo/postgres/migrations";
import { createPool } from "@postulo/postgres/pool";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { createProjectRole, grantProject } from "@postulo/postgres/testing/project-role";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import type { ClientConfig, Pool } from "pg";

/** Starts the Supabase protocol in a separate process, without the product. */
export interface StartedSupabase {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The settings of a server beside it. */
  readonly settings: Readonly<Record<string, string>>;
  /** As a superuser, whom the project's own role is not. */
  readonly admin: Pool;
  /** Ends the process; the database stays. */
  halt(): Promise<void>;
  stop(): Promise<void>;
}

interface Project {
  readonly owner: ClientConfig;
  readonly authenticator: ClientConfig;
  readonly admin: Pool;
  drop(): Promise<void>;
}

async function createProject(): Promise<Project> {
  const database = await createTestDatabase();
  const name = `supabase_${randomUUID().replaceAll("-", "")}`;
  const role = await createProjectRole(database.admin);
  await database.admin.query(`create database ${name} owner ${role.user} template template0`);
  const superuser = { ...database.owner, database: name };
  await migrate(superuser, migrationSets.slice(0, 1));
  const admin = createPool({ ...superuser, max: 2 });
  // A Supabase does not have our migration records.
  await admin.query("drop schema migration_record cascade");
  await grantProject(admin);
  return {
    owner: { ...superuser, ...role },
    authenticator: await connectAsAuthenticator(superuser),
    admin,
    drop: async () => {
      await admin.end();
      await database.admin.query(`drop database ${name} with (force)`);
      await database.drop();
    },
  };
}

/** Starts auth, tables and storage in a second process, on a database without the product. */
export async function startSupabase(): Promise<StartedSupabase> {
  const project = await createProject();
  const dataDir = await mkdtemp(path.join(scratchFolder(), "postulo-supabase-"));
  const publishableKey = `sb_publishable_${randomUUID()}`;
  const secretKey = `sb_secret_${randomUUID()}`;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "supabase-process.ts")], {
    env: {
      AUTHENTICATOR_URL: formatDatabaseUrl(project.authenticator),
      DATA_DIR: dataDir,
      PUBLISHABLE_KEY: publishableKey,
      SECRET_KEY: secretKey,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [printed]: unknown[] = await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(([code]) => {
      throw new Error(`The Supabase ended with ${String(code)}`);
    }),
  ]);
  const url = String(printed).trim();
  const halt = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url,
    publishableKey,
    secretKey,
    admin: project.admin,
    settings: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      DATABASE_URL: formatDatabaseUrl(project.owner),
    },
    halt,
    stop: async () => {
      await halt();
      await project.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
