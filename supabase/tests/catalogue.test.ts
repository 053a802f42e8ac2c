import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function list(sql: string): Promise<string[]> {
  const { rows } = await database.admin.query<{ found: string }>(sql);
  return rows.map((row) => row.found);
}

const ourTables = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`;
const publicTables = `${ourTables} and n.nspname = 'public'`;

describe("every table", () => {
  test("exists in the catalogue", async () => {
    expect((await list(`select relname::text as found ${publicTables}`)).length).toBeGreaterThan(
      15,
    );
  });

  test("has row security enabled and forced", async () => {
    const open = await list(
      `select relname::text as found ${ourTables} and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  test("in public has a policy", async () => {
    const without = await list(
      `select relname::text as found ${publicTables} and not exists (select from pg_policy where polrelid = c.oid)`,
    );
    expect(without).toEqual([]);
  });

  test("grants columns to signed-in users, never the whole table", async () => {
    const rights = ["select", "insert", "update", "truncate", "references", "trigger"];
    const whole = await list(
      `select relname || ' ' || r as found from unnest(array['${rights.join("','")}']) r, lateral (select c.* ${ourTables}) c
       where has_table_privilege('authenticated', c.oid, r)`,
    );
    expect(whole).toEqual([]);
    const unreadable = await list(
      `select relname::text as found ${publicTables} and not has_any_column_privilege('authenticated', c.oid, 'select')`,
    );
    expect(unreadable).toEqual([]);
  });

  test("can be read with *: a column that is added is granted too", async () => {
    const forgotten = await list(
      `select c.relname || '.' || a.attname as found from pg_attribute a
       join (select c.oid, c.relname ${publicTables}) c on c.oid = a.attrelid
       where a.attnum > 0 and not a.attisdropped and not has_column_privilege('authenticated', c.oid, a.attnum, 'select')`,
    );
    expect(forgotten).toEqual([]);
  });

  test("grants nothing to anonymous callers", async () => {
    const rights = ["select", "insert", "update", "references"];
    const open = await list(
      `select relname || ' ' || r as found from unnest(array['${rights.join("','")}']) r, lateral (select c.* ${ourTables}) c
       where has_any_column_privilege('anon', c.oid, r) or has_table_privilege('anon', c.oid, 'delete')`,
    );
    expect(open).toEqual([]);
  });

  test("in private is not accessible to users", async () => {
    expect(
      await list(
        `select r as found from unnest(array['anon', 'authenticated']) r where has_schema_privilege(r, 'private', 'usage')`,
      ),
    ).toEqual([]);
  });

  test("has an explicit ON DELETE action on each foreign key", async () => {
    const unstated = await list(
      `select conrelid::regclass || ' ' || conname as found from pg_constraint
       where contype = 'f' and confdeltype = 'a' and connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(unstated).toEqual([]);
  });

  test("has an index for each of its foreign keys", async () => {
    const slow = await list(
      `select conrelid::regclass || ' ' || conname as found from pg_constraint k
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null)`,
    );
    expect(slow).toEqual([]);
  });

  test("no role can write a version", async () => {
    const writable = await list(
      `select c.relname::text as found from pg_attribute a
       join (select c.oid, c.relname ${publicTables}) c on c.oid = a.attrelid
       where a.attname = 'version' and (has_column_privilege('authenticated', c.oid, a.attnum, 'update')
         or has_column_privilege('authenticated', c.oid, a.attnum, 'insert'))`,
    );
    expect(writable).toEqual([]);
  });
});

describe("every function", () => {
  const functions = `from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

  test("that is security definer pins an empty search_path", async () => {
    const loose = await list(
      `select p.oid::regprocedure::text as found ${functions} and prosecdef and proconfig is distinct from array['search_path=""']`,
    );
    expect(loose).toEqual([]);
    expect((await list(`select 'x' as found ${functions} and prosecdef`)).length).toBeGreaterThan(
      10,
    );
  });

  test("can be called only by their roles", async () => {
    const callers = await list(
      `select r || ' ' || p.proname as found from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) r
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(r, p.oid, 'execute')
         and p.prorettype <> 'trigger'::regtype and not (r = 'service_role' and p.pronamespace = 'private'::regnamespace)
       order by 1`,
    );
    expect(callers).toEqual([
      "anon newsletter_signup",
      "anon waitlist_signup",
      "authenticated are_tags",
      "authenticated cancel_email_change",
      "authenticated change_tags",
      "authenticated consume_application",
      "authenticated cv_of_letter",
      "authenticated end_session",
      "authenticated get_current_user_usage",
      "authenticated interface_languages",
      "authenticated letter_of_cv",
      "authenticated may_be_named",
      "authenticated may_store_more",
      "authenticated my_email_change",
      "authenticated my_sessions",
      "authenticated newsletter_signup",
      "authenticated order_saved_views",
      "authenticated release_usage",
      "authenticated require_aal",
      "authenticated restore_application",
      "authenticated restore_applications",
      "authenticated store_resume",
      "authenticated try_consume",
      "authenticated undo_resume",
      "authenticated waitlist_signup",
      "service_role abandon_usage",
      "service_role apply_billing",
      "service_role billing_account",
      "service_role billing_event_is_known",
      "service_role billing_user",
      "service_role billing_users_to_check",
      "service_role claim_usage",
      "service_role close_model_call",
      "service_role delete_account",
      "service_role link_billing_customer",
      "service_role note_billing_check",
      "service_role open_model_call",
      "service_role remember_billing_event",
      "service_role settle_usage",
    ]);
  });
});
