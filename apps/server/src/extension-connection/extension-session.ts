import { asAuthAdmin } from "@postulo/supabase-server/auth/auth-database";
import { openSession } from "@postulo/supabase-server/auth/sessions/session";
import type { Device } from "@postulo/supabase-server/auth/sessions/session";
import { findUserById, isBanned } from "@postulo/supabase-server/auth/users/user-row";
import type { Pool } from "pg";

/**
 * Opens a new session of this user, which `my_sessions()` names as the extension's.
 * @returns its first refresh token; undefined when the account is deleted or banned.
 */
export function createExtensionSession(
  pool: Pool,
  userId: string,
  device: Device,
): Promise<string | undefined> {
  return asAuthAdmin(pool, async (client) => {
    const now = new Date();
    const user = await findUserById(client, userId, "reference");
    if (!user || isBanned(user, now)) return undefined;
    const session = await openSession(client, user, { method: "otp", device, now });
    await client.query("update auth.sessions set tag = 'extension' where id = $1", [session.id]);
    return session.refreshToken;
  });
}
