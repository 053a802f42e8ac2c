import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";

const authAdmin = { role: "supabase_auth_admin", claims: {} };

/**
 * One transaction as the owner of the schema auth. To stay free of deadlocks, rows are locked in this order: users,
 * sessions, then refresh and one-time tokens.
 */
export function asAuthAdmin<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return asCaller(pool, authAdmin, work);
}
