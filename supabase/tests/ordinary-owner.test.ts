import { randomUUID } from "node:crypto";
import { asCaller } from "@postulo/postgres/as-caller";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { migrate } from "@postulo/postgres/migrations";
import { createPool } from "@postulo/postgres/pool";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { only, errorOf } from "./test-users.ts";

const [ofEverySupabase, product] = migrationSets;
const name = `project_${randomUUID().replaceAll("-", "")}`;
const password = randomUUID();

let database: TestDatabase;
let server: Pool;
let pool: Pool;

/**
 * As on a Supabase: what comes before the product belongs to its own roles, and the product is migrated by a role that is no
 * superuser, but has BYPASSRLS and may act for those two.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  const { admin } = database;
  await admin.query(
    `create role ${name} login nosuperuser bypassrls createrole password '${password}'`,
  );
  await admin.query(`grant supabase_auth_admin, supabase_storage_admin to ${name}`);
  await admin.query(`create database ${name} owner ${name} template template0`);
  if (!ofEverySupabase || !product) throw new Error("There are two sets of migrations");
  await migrate({ ...database.owner, database: name }, [ofEverySupabase]);
  server = createPool({ ...database.owner, database: name, max: 1 });
  // A Supabase does not have our migration records.
  await server.query("drop schema migration_record cascade");
  const owner = { ...database.owner, database: name, user: name, password };
  await migrate(owner, [product]);
  pool = createPool({ ...owner, max: 2 });
});

afterAll(async () => {
  await Promise.all([pool.end(), server.end()]);
  await database.admin.query(`drop database ${name} with (force)`);
  await database.admin.query(`drop role ${name}`);
  await database.drop();
});

test("the product's tables work with an owner without superuser rights", async () => {
  const { is_super } = await only<{ is_super: boolean }>(
    pool,
    "select rolsuper as is_super from pg_class join pg_roles r on r.oid = relowner where relname = 'job_applied'",
  );
  expect(is_super).toBe(false);
  const { id: userId } = await only<{ id: string }>(
    server,
    "insert into auth.users (email) values ('ana@example.org') returning id",
  );
  const ana = { role: "authenticated", claims: { sub: userId, role: "authenticated" } };
  const path = await asCaller(server, ana, async (client) => {
    const { path: stored } = await only<{ path: string }>(
      client,
      "select id || '/a.pdf' as path from public.profile",
    );
    await client.query("select public.try_consume(id, 'doc_upload', 1) from public.subscription");
    await client.query(
      "insert into storage.objects (bucket_id, name) values ('user-documents', $1)",
      [stored],
    );
    await client.query(
      "insert into public.files (profile_id, file_name, file_path) select id, 'a.pdf', $1 from public.profile",
      [stored],
    );
    await client.query(
      "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test')",
    );
    return stored;
  });
  const rename = asCaller(server, ana, (client) =>
    client.query("update storage.objects set name = name || 'x' where name = $1", [path]),
  );
  expect(await errorOf(rename)).toBe("42501");
  const { n } = await only<{ n: number }>(
    server,
    "select count(*)::int as n from public.application_event",
  );
  expect(n).toBe(1);
  const visitor = { role: "anon", claims: { role: "anon" } };
  const { answer } = await asCaller(server, visitor, (client) =>
    only<{ answer: unknown }>(
      client,
      "select public.newsletter_signup('ana@example.org') as answer",
    ),
  );
  expect(answer).toEqual({ success: true, error: null });
});

test("that owner may set past dates", async () => {
  const { is_past } = await only<{ is_past: boolean }>(
    pool,
    "select private.event_time() < now() as is_past from (select set_config('postulo.happened_at', '2020-01-01', false)) s",
  );
  expect(is_past).toBe(true);
});
