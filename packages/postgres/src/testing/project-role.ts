import type { ClientConfig, Pool } from "pg";

/** One for all tests of a cluster, as the server's login role belongs to the cluster too. */
const name = "supabase_project";
const password = "owner of a project";

/**
 * Creates a role like `postgres` of a Supabase: no superuser, but above policies, and allowed to create roles and to
 * grant those of the API. It is a member of the storage's owner, because creating policies on the storage's tables is
 * otherwise a privilege that only Supabase's extension supautils grants.
 */
export async function createProjectRole(
  admin: Pool,
): Promise<Required<Pick<ClientConfig, "user">> & Pick<ClientConfig, "password">> {
  // Roles belong to the cluster, and advisory locks to one database.
  await admin.query(`do $$
    begin
      lock table pg_authid in share row exclusive mode;
      if to_regrole('${name}') is null then
        create role ${name} login nosuperuser bypassrls createrole password '${password}';
        grant supabase_storage_admin to ${name};
        grant anon, authenticated, service_role to ${name} with admin option;
      end if;
    end $$`);
  return { user: name, password };
}

/** Grants that role what it has in the database of a Supabase. */
export async function grantProject(admin: Pool): Promise<void> {
  await admin.query(`grant usage on schema auth, storage to ${name}`);
  await admin.query(`grant all on all tables in schema auth, storage to ${name}`);
}
