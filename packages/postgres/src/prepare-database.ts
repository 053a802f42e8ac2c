import { Client, DatabaseError } from "pg";
import type { ClientConfig } from "pg";
import { connectAsAuthenticator, connectAsRole, passwordOf } from "./authenticator.ts";
import { migrateSupabaseOn } from "./internal/supabase-record.ts";
import type { MigrationSet } from "./migration-sets.ts";
import { migrateOn } from "./migrations.ts";
import { OperatorError } from "./operator-error.ts";

const oldestVersion = 14;
/** Before version 16 only a superuser could create a role with BYPASSRLS, which the migrations do. */
const firstWithoutSuperuser = 16;

const rightsOfOwner = `select current_setting('server_version_num')::int / 10000 as version,
  rolsuper as is_super, rolbypassrls as bypasses, rolcreaterole as creates_roles,
  has_database_privilege(current_database(), 'create') as creates_schemas
  from pg_roles where rolname = current_user`;

const rightsOfServer = `select current_user as role, rolsuper or rolbypassrls as is_above_policies from pg_roles where rolname = current_user`;

interface OwnerRights {
  version: number;
  is_super: boolean;
  bypasses: boolean;
  creates_roles: boolean;
  creates_schemas: boolean;
}

/**
 * Prepares a database for the server: checks the owner's rights, migrates, and returns the connection of the server's
 * role, which is subject to row-level security.
 * @param finish runs as the owner on the same connection.
 * @throws {OperatorError} for what the operator has to change.
 */
export async function prepareDatabase(
  owner: ClientConfig,
  sets: readonly MigrationSet[],
  finish = async (_owner: Client): Promise<void> => {},
): Promise<{ connection: ClientConfig; applied: string[] }> {
  return withOwner(owner, async (client) => {
    refuseWithoutRights(await askFirst(client));
    const applied = await migrateOn(client, sets);
    const connection = await connectAsAuthenticator(owner, refuseAbovePolicies);
    await finish(client);
    return { connection, applied };
  });
}

/**
 * Prepares the database of a Supabase: applies the product's migrations only, records them as the official command
 * line does, and returns the connection of the server's own role. The role `authenticator` is PostgREST's there.
 * @throws {OperatorError} for what the operator has to change.
 */
export async function prepareSupabase(
  owner: ClientConfig,
  product: MigrationSet,
  finish = async (_owner: Client): Promise<void> => {},
): Promise<{ connection: ClientConfig; applied: string[] }> {
  return withOwner(owner, async (client) => {
    const { version } = await askFirst(client);
    if (version < oldestVersion) refuseVersion(version);
    await refuseOtherDatabases(client);
    const applied = await migrateSupabaseOn(client, product);
    await createServerRole(client);
    const connection = await connectAsRole(owner, serverRole, refuseAbovePolicies);
    await finish(client);
    return { connection, applied };
  });
}

const serverRole = "postulo_server";

/** Only grants what is missing: a grant waits for every transaction that uses the object. */
const makeServerRole = `do $$
  begin
    begin
      create role ${serverRole} login noinherit;
    exception when duplicate_object or unique_violation then null;
    end;
    if not (select bool_and(pg_has_role('${serverRole}', r, 'member')) from unnest(array['anon', 'authenticated', 'service_role']) r) then
      grant anon, authenticated, service_role to ${serverRole};
    end if;
    if not has_function_privilege('${serverRole}', 'private.require_session(uuid, uuid)', 'execute') then
      grant execute on function private.require_session(uuid, uuid) to ${serverRole};
    end if;
    if not has_schema_privilege('${serverRole}', 'private', 'usage') then
      grant usage on schema private to ${serverRole};
    end if;
  end $$`;

/** Another process did the same at this moment: the second has no specific error code. */
const concurrentChange: ReadonlySet<string | undefined> = new Set(["23505", "XX000"]);
const maxAttempts = 5;

async function createServerRole(client: Client, attempt = 1): Promise<void> {
  try {
    await client.query(makeServerRole);
  } catch (error) {
    const isConcurrent = error instanceof DatabaseError && concurrentChange.has(error.code);
    if (!isConcurrent || attempt === maxAttempts) throw error;
    await createServerRole(client, attempt + 1);
  }
}

const kindOfDatabase = `select
  to_regclass('auth.users') is not null and to_regclass('auth.sessions') is not null
    and to_regclass('storage.objects') is not null and to_regrole('service_role') is not null as is_supabase,
  to_regclass('migration_record.applied_file') is not null as is_own`;

async function refuseOtherDatabases(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_supabase: boolean; is_own: boolean }>(kindOfDatabase);
  if (rows[0]?.is_own !== false)
    throw new OperatorError(
      "The database of DATABASE_URL was made by Postulo without a Supabase: remove SUPABASE_URL, or give the database of that Supabase.",
    );
  if (!rows[0].is_supabase)
    throw new OperatorError(
      "The database of DATABASE_URL is not that of a Supabase: it lacks auth.users, auth.sessions, storage.objects or the role service_role.",
    );
}

async function withOwner<T>(owner: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  passwordOf(owner);
  const client = new Client(owner);
  // An unhandled error event would end the process; the next query fails as well.
  client.on("error", () => {});
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseAbovePolicies(server: Client): Promise<void> {
  const { rows } = await server.query<{ role: string; is_above_policies: boolean }>(rightsOfServer);
  if (rows[0]?.is_above_policies === false) return;
  throw new OperatorError(
    `The database role ${rows[0]?.role} is a superuser or has BYPASSRLS, so everybody would see everything: take that right from it.`,
  );
}

function refuseVersion(version: number): never {
  throw new OperatorError(
    `The database is PostgreSQL ${version}, and Postulo needs PostgreSQL ${oldestVersion} or later.`,
  );
}

function refuseWithoutRights(rights: OwnerRights): void {
  if (rights.version < oldestVersion) refuseVersion(rights.version);
  if (rights.is_super) return;
  if (rights.version < firstWithoutSuperuser) {
    throw new OperatorError(
      `The role of DATABASE_URL must be a superuser, because the database is PostgreSQL ${rights.version}: from PostgreSQL ${firstWithoutSuperuser} on less is enough; the server itself never works as that role.`,
    );
  }
  const missing = [
    ...(rights.bypasses ? [] : ["BYPASSRLS"]),
    ...(rights.creates_roles ? [] : ["CREATEROLE"]),
    ...(rights.creates_schemas ? [] : ["CREATE on the database"]),
  ];
  if (missing.length > 0) {
    throw new OperatorError(
      `The role of DATABASE_URL lacks ${missing.join(", ")}: grant it, or use a superuser; the server itself never works as that role.`,
    );
  }
}

async function askFirst(client: Client): Promise<OwnerRights> {
  try {
    await client.connect();
    const { rows } = await client.query<OwnerRights>(rightsOfOwner);
    const [row] = rows;
    if (!row) throw new Error("the role is not in the catalogue");
    return row;
  } catch (cause) {
    throw new OperatorError(`The database cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

/** Error codes of OpenSSL and Node for an untrusted certificate. */
const untrusted = /^(?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_CERT)/;

/** When several addresses were tried, Node puts each error into `errors`. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && typeof error.code === "string" && untrusted.test(error.code)) {
    return `its certificate is not trusted (${error.message.split(";")[0]}): name the file of its authority in DATABASE_URL by sslrootcert=, or switch the check off by sslmode=no-verify`;
  }
  return error.message;
}
