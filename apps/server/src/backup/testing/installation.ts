import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { MigrationSet } from "@postulo/postgres/migration-sets";
import { migrate } from "@postulo/postgres/migrations";
import { createPool } from "@postulo/postgres/pool";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { Client } from "pg";
import type { ClientConfig, Pool } from "pg";
import { findOwnTables } from "../dump-tables.ts";

/** A database with the folder of its objects. */
export interface Installation {
  readonly owner: ClientConfig;
  readonly admin: Pool;
  /** A data folder, for commands. */
  readonly dataDir: string;
  readonly objects: ObjectStore;
  drop(): Promise<void>;
}

async function withFolder(
  owner: ClientConfig,
  admin: Pool,
  end: () => Promise<void>,
): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(scratchFolder(), "postulo-backup-"));
  return {
    owner,
    admin,
    dataDir,
    objects: openLocalFolder(path.join(dataDir, "storage")),
    drop: async () => {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** With all migrations and no accounts. */
export async function createInstallation(): Promise<Installation> {
  const database = await createTestDatabase();
  return withFolder(database.owner, database.admin, () => database.drop());
}

/** Whose database has nothing, or the given migrations. */
export async function createBareInstallation(
  sets: readonly MigrationSet[] = [],
): Promise<Installation> {
  const maintenance = await createTestDatabase();
  const name = `bare_${randomUUID().replaceAll("-", "")}`;
  await maintenance.admin.query(`create database ${name} template template0`);
  const owner = { ...maintenance.owner, database: name };
  if (sets.length > 0) await migrate(owner, sets);
  const admin = createPool({ ...owner, max: 2 });
  return withFolder(owner, admin, async () => {
    await admin.end();
    await maintenance.admin.query(`drop database ${name} with (force)`);
    await maintenance.drop();
  });
}

const createAccount = `insert into auth.users (aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
  values ('authenticated', 'authenticated', $1, now(), '{"provider":"email","providers":["email"]}', '{}') returning id`;

const fillAccount = `
  insert into public.job_applied (user_id, job_title, company_name, job_url, notes)
    select :id, 'Köchin ' || n, E'Tab\\tNewline\\nBackslash\\\\N "quote" ''', 'https://acme.test/' || n, repeat('Ünï 🍳 ', 50)
    from generate_series(1, 40) n;
  update public.job_applied set application_stage = 'offer' where user_id = :id and job_title like '%7';
  insert into public.experiences (profile_id, company, title) select id, 'Acme', 'Cook' from public.profile where user_id = :id;
  insert into public.websites (profile_id, domain) select id, 'example.org' from public.profile where user_id = :id;
  delete from public.websites where profile_id in (select id from public.profile where user_id = :id);
  insert into public.notification_preference (user_id, digest) values (:id, true);
  insert into auth.sessions (user_id, refresh_secret) values (:id, decode(repeat('ab', 32), 'hex'));
  insert into auth.refresh_tokens (token_hash, user_id, session_id) select md5(random()::text), :id, id from auth.sessions where user_id = :id;
`;

/** A name longer than allowed since, of which rows that were there before are exempt. */
const storeLongName = `
  alter table storage.objects drop constraint objects_name_is_short;
  insert into storage.objects (bucket_id, name) select 'user-documents', id || '/' || repeat('n', 1100) from public.profile where user_id = :id;
  alter table storage.objects add constraint objects_name_is_short check (octet_length(name) <= 1024) not valid;
`;

/** Creates an account with rows in many tables, and documents. @returns its id. */
export async function fillInstallation(
  { admin, objects }: Installation,
  email: string,
  documents: readonly Uint8Array[],
): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(createAccount, [email]);
  const id = rows[0]?.id ?? "";
  await admin.query(fillAccount.replaceAll(":id", `'${id}'::uuid`));
  await admin.query(storeLongName.replaceAll(":id", `'${id}'::uuid`));
  for (const [at, bytes] of documents.entries()) {
    const version = randomUUID();
    await objects.put(version, new Blob([new Uint8Array(bytes)]).stream(), 1e9);
    await admin.query(
      `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
       select gen_random_uuid(), 'user-documents', p.id || '/' || $2::text, $1::uuid, ($1::uuid)::text, $3, '{}' from public.profile p where user_id = $1::uuid`,
      [id, `${at}.pdf`, version],
    );
  }
  return id;
}

/** Every row of every table, as text. */
export async function allRows(owner: ClientConfig): Promise<Record<string, string[]>> {
  const client = new Client(owner);
  await client.connect();
  const found: Record<string, string[]> = {};
  for (const { schema, name } of await findOwnTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${schema}.${name} t order by 1`,
    );
    found[`${schema}.${name}`] = rows.map(({ row }) => row);
  }
  await client.end();
  return found;
}

/** Version and content of every object that a row names. */
export async function allObjects({
  admin,
  objects,
}: Installation): Promise<Record<string, string>> {
  const { rows } = await admin.query<{ version: string }>(
    "select version from storage.objects where version is not null order by version",
  );
  const found: Record<string, string> = {};
  for (const { version } of rows) {
    const content = await objects.get(version);
    found[version] = content ? await new Response(content).text() : "missing";
  }
  return found;
}
