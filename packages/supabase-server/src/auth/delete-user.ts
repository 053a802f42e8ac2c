import type { Pool } from "pg";
import { asAuthAdmin } from "./auth-database.ts";

/** Deletes a user with identities, sessions and tokens, and what else refers to it by cascade. False when there was none. */
export function deleteUser(pool: Pool, userId: string): Promise<boolean> {
  return asAuthAdmin(pool, async (client) => {
    const { rowCount } = await client.query("delete from auth.users where id = $1", [userId]);
    return rowCount === 1;
  });
}
