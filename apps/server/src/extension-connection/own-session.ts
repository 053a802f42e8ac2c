import { asAuthAdmin } from "@postulo/supabase-server/auth/auth-database";
import { openSession } from "@postulo/supabase-server/auth/session";
import type { Device } from "@postulo/supabase-server/auth/session";
import { findUserById, isBanned } from "@postulo/supabase-server/auth/user-row";
import type { Pool } from "pg";

/** Whether the session that an access token was signed for still goes on: the token itself outlives it by up to an hour. */
export function isSessionAlive(
  pool: Pool,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  return asAuthAdmin(pool, async (client) => {
    const { rowCount } = await client.query(
      "select from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > now())",
      [sessionId, userId],
    );
    return rowCount === 1;
  });
}

/** A new session of this person, by its first refresh token; undefined when the account is gone or locked. */
export function openOwnSession(
  pool: Pool,
  userId: string,
  device: Device,
): Promise<string | undefined> {
  return asAuthAdmin(pool, async (client) => {
    const now = new Date();
    const user = await findUserById(client, userId, "reference");
    if (!user || isBanned(user, now)) return undefined;
    const session = await openSession(client, user, { method: "otp", device, now });
    return session.refreshToken;
  });
}
