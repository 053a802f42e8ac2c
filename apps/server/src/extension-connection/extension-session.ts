import { asAuthAdmin } from "@postulo/supabase-server/auth/auth-database";
import { openSessionLike } from "@postulo/supabase-server/auth/sessions/session";
import type { Device } from "@postulo/supabase-server/auth/sessions/session";
import { findUserById, isBanned } from "@postulo/supabase-server/auth/users/user-row";
import type { Pool } from "pg";
import type { SessionOwner } from "./connection-token.ts";

/**
 * Opens a new session with the assurance level of the owner's, which `my_sessions()` names as the extension's.
 * @returns its first refresh token; undefined when that session has ended, or the account is deleted or banned.
 */
export function createExtensionSession(
  pool: Pool,
  { userId, sessionId }: SessionOwner,
  device: Device,
): Promise<string | undefined> {
  return asAuthAdmin(pool, async (client) => {
    const now = new Date();
    const user = await findUserById(client, userId, "reference");
    if (!user || isBanned(user, now)) return undefined;
    const session = await openSessionLike(client, user, { sessionId, device, now });
    if (!session) return undefined;
    await client.query("update auth.sessions set tag = 'extension' where id = $1", [session.id]);
    return session.refreshToken;
  });
}
