import type { Pool } from "pg";
import { asAuthAdmin } from "../auth-database.ts";

/** Deletes a user and, by cascade, identities, sessions, tokens and other referring rows. @returns whether it existed. */
export function deleteUser(pool: Pool, userId: string): Promise<boolean> {
  return asAuthAdmin(pool, async (client) => {
    const { rowCount } = await client.query("delete from auth.users where id = $1", [userId]);
    return rowCount === 1;
  });
}
