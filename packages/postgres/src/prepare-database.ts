import { Client } from "pg";
import type { ClientConfig } from "pg";
import { connectAsAuthenticator, passwordOf } from "./authenticator.ts";
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

const rightsOfServer = `select rolsuper or rolbypassrls as is_above_policies from pg_roles where rolname = current_user`;

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
  passwordOf(owner);
  const client = new Client(owner);
  // An unhandled error event would end the process; the next query fails as well.
  client.on("error", () => {});
  try {
    refuseWithoutRights(await askFirst(client));
    const applied = await migrateOn(client, sets);
    const connection = await connectAsAuthenticator(owner, refuseAbovePolicies);
    await finish(client);
    return { connection, applied };
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseAbovePolicies(server: Client): Promise<void> {
  const { rows } = await server.query<{ is_above_policies: boolean }>(rightsOfServer);
  if (rows[0]?.is_above_policies === false) return;
  throw new OperatorError(
    "The database role authenticator is a superuser or has BYPASSRLS, so everybody would see everything: take that right from it.",
  );
}

function refuseWithoutRights(rights: OwnerRights): void {
  if (rights.version < oldestVersion) {
    throw new OperatorError(
      `The database is PostgreSQL ${rights.version}, and Postulo needs PostgreSQL ${oldestVersion} or later.`,
    );
  }
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
