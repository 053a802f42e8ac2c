import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { asCaller, isSessionEnded } from "@postulo/postgres/as-caller";
import { productMigrations } from "@postulo/postgres/migration-sets";
import { createPool } from "@postulo/postgres/pool";
import { prepareSupabase } from "@postulo/postgres/prepare-database";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { createProjectRole, grantProject } from "@postulo/postgres/testing/project-role";
import type { ClientConfig, Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, runCommandLine } from "./command-line.ts";
import { errorOf, only } from "./test-users.ts";

/** As Supabase Storage has it: rows are deleted by its API only. */
const protectRows = `create function storage.protect_delete() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
      raise exception 'Direct deletion from storage tables is not allowed' using errcode = '42501';
    end if;
    return null;
  end
  $$;
  create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete()`;

const name = `hosted_${randomUUID().replaceAll("-", "")}`;
let cluster: TestDatabase;
let owner: ClientConfig;
let superuser: Pool;
let pool: Pool;

beforeAll(async () => {
  cluster = await createTestDatabase();
  const role = await createProjectRole(cluster.admin);
  await cluster.admin.query(`create database ${name} owner ${role.user} template template0`);
  superuser = createPool({ ...cluster.owner, database: name, max: 2 });
  await superuser.query(
    await readFile(path.join(import.meta.dirname, "hosted-supabase.sql"), "utf8"),
  );
  await superuser.query(protectRows);
  await grantProject(superuser);
  owner = { ...cluster.owner, ...role, database: name };
  const { connection } = await prepareSupabase(owner, productMigrations);
  pool = createPool({ ...connection, max: 3, sessionCheck: "private.require_session" });
});

afterAll(async () => {
  await Promise.all([pool.end(), superuser.end()]);
  await cluster.admin.query(`drop database ${name} with (force)`);
  await cluster.drop();
});

/** A user with a session, as GoTrue writes both. */
async function newUser() {
  const { id: userId } = await only<{ id: string }>(
    superuser,
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
     values (gen_random_uuid(), 'authenticated', 'authenticated', gen_random_uuid() || '@example.org', now(), '{}') returning id`,
  );
  const { id: sessionId } = await only<{ id: string }>(
    superuser,
    "insert into auth.sessions (id, user_id, created_at, aal) values (gen_random_uuid(), $1, now(), 'aal1') returning id",
    [userId],
  );
  const claims = { sub: userId, session_id: sessionId, role: "authenticated", aal: "aal1" };
  return { userId, sessionId, caller: { role: "authenticated", claims } };
}

const service = { role: "service_role", claims: { role: "service_role" } };

test("the server's role owns nothing and is below the policies", async () => {
  const role = await only(
    pool,
    `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolinherit,
       (select count(*)::int from pg_class where relowner = r.oid) as tables
     from pg_roles r where rolname = current_user`,
  );
  expect(role).toEqual({
    rolname: "postulo_server",
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolinherit: false,
    tables: 0,
  });
  expect(await errorOf(pool.query("select from public.profile"))).toBe("42501");
  expect(await errorOf(pool.query("set role supabase_auth_admin"))).toBe("42501");
});

test("a new user has a profile and a subscription, and a document costs a credit", async () => {
  const { userId, caller } = await newUser();
  const files = await asCaller(pool, caller, async (client) => {
    const { path: stored } = await only<{ path: string }>(
      client,
      "select id || '/a.pdf' as path from public.profile",
    );
    await client.query("select public.try_consume(id, 'doc_upload', 1) from public.subscription");
    const insert = "insert into storage.objects (bucket_id, name) values ('user-documents', $1)";
    await client.query(insert, [stored]);
    await client.query(
      "insert into public.files (profile_id, file_name, file_path) select id, 'a.pdf', $1 from public.profile",
      [stored],
    );
    return client.query(
      "select user_id from public.files join public.profile p on p.id = profile_id",
    );
  });
  expect(files.rows).toEqual([{ user_id: userId }]);
});

test("a token ends with its session, which the user may end", async () => {
  const { sessionId, caller } = await newUser();
  const own = await asCaller(pool, caller, (client) =>
    client.query("select id, is_current, is_extension from public.my_sessions()"),
  );
  expect(own.rows).toEqual([{ id: sessionId, is_current: true, is_extension: false }]);
  await asCaller(pool, caller, (client) =>
    client.query("select public.end_session($1)", [sessionId]),
  );
  const after = asCaller(pool, caller, (client) => client.query("select from public.profile"));
  expect(await after.catch(isSessionEnded)).toBe(true);
});

test("a session of the extension is named as such, and is not opened past a second factor", async () => {
  const { userId, sessionId, caller } = await newUser();
  const mayConnect = () =>
    asCaller(pool, service, (client) =>
      only(client, "select private.may_connect_extension($1, $2) as may", [sessionId, userId]),
    );
  expect(await mayConnect()).toEqual({ may: true });
  await asCaller(pool, service, (client) =>
    client.query("select private.tag_extension_session($1, $2)", [sessionId, userId]),
  );
  const sessions = await asCaller(pool, caller, (client) =>
    client.query("select is_extension from public.my_sessions()"),
  );
  expect(sessions.rows).toEqual([{ is_extension: true }]);
  await superuser.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [userId],
  );
  expect(await mayConnect()).toEqual({ may: false });
  const read = asCaller(pool, caller, (client) => client.query("select from public.profile"));
  await expect(read).rejects.toMatchObject({ message: "insufficient_aal" });
});

test("a pending change of the address is returned without its confirmations, and cancelled", async () => {
  const { userId, caller } = await newUser();
  await superuser.query(
    "update auth.users set email_change = 'new@example.org', email_change_sent_at = now() where id = $1",
    [userId],
  );
  await superuser.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
     values (gen_random_uuid(), $1, 'email_change_token_new', 'hash', 'new@example.org')`,
    [userId],
  );
  const pending = () =>
    asCaller(pool, caller, (client) =>
      client.query(
        "select new_email, current_confirmed, new_confirmed from public.my_email_change()",
      ),
    );
  expect((await pending()).rows).toEqual([
    { new_email: "new@example.org", current_confirmed: false, new_confirmed: false },
  ]);
  await asCaller(pool, caller, (client) => client.query("select public.cancel_email_change()"));
  expect((await pending()).rows).toEqual([]);
  const { n } = await only<{ n: number }>(
    superuser,
    "select count(*)::int as n from auth.one_time_tokens where user_id = $1",
    [userId],
  );
  expect(n).toBe(0);
});

test("a deleted account leaves no row and deletes no row of the storage itself", async () => {
  const { userId, caller } = await newUser();
  await asCaller(pool, caller, (client) =>
    client.query(
      "insert into storage.objects (bucket_id, name) select 'user-documents', id || '/a.pdf' from public.profile",
    ),
  );
  await asCaller(pool, service, (client) =>
    client.query("select public.delete_account($1)", [userId]),
  );
  const left = await only(
    superuser,
    `select (select count(*)::int from auth.users where id = $1) as users,
       (select count(*)::int from public.profile where user_id = $1) as profiles`,
    [userId],
  );
  expect(left).toEqual({ users: 0, profiles: 0 });
  const queued = await only(superuser, "select count(*)::int as n from private.object_deletion");
  expect(queued).toEqual({ n: 1 });
});

test("the official command line has nothing to apply after the server", async () => {
  const { code, output } = await runCommandLine([
    "migration",
    "up",
    `--remote=${await addressOf(owner)}`,
    "--yes",
  ]);
  expect(output).not.toContain("Applying migration");
  expect(code).toBe(0);
  expect(await prepareSupabase(owner, productMigrations)).toMatchObject({ applied: [] });
});
