import { connectionMinutes } from "@postulo/domain/limits";
import { createHash, randomBytes } from "node:crypto";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";

const tokenBytes = 32;

/** Random enough that no salt and no slow hash is needed. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

const issued = z.tuple([z.object({ expires_at: z.date() })]);
const owners = z.array(z.object({ user_id: z.string(), session_id: z.string().nullable() }));

/** A session of the web app. */
export interface SessionOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** Creates a one-time token for an extension, which replaces the user's previous one. Only its hash is stored. */
export async function issueToken(
  pool: Pool,
  { userId, sessionId }: SessionOwner,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(tokenBytes).toString("base64url");
  const { rows } = await asCaller(pool, serviceRole, async (client) => {
    await client.query("delete from private.extension_connection where expires_at < now()");
    return client.query(
      `insert into private.extension_connection (user_id, token_hash, expires_at, session_id)
       values ($1, $2, now() + make_interval(mins => $3), $4)
       on conflict (user_id) do update
         set token_hash = excluded.token_hash, expires_at = excluded.expires_at, session_id = excluded.session_id
       returning expires_at`,
      [userId, hashOf(token), connectionMinutes, sessionId],
    );
  });
  return { token, expiresAt: issued.parse(rows)[0].expires_at };
}

/** Uses the token up. The session that requested it; undefined when it is unknown, used, replaced or too old. */
export async function useToken(pool: Pool, token: string): Promise<SessionOwner | undefined> {
  const { rows } = await asCaller(pool, serviceRole, (client) =>
    client.query(
      "delete from private.extension_connection where token_hash = $1 and expires_at > now() returning user_id, session_id",
      [hashOf(token)],
    ),
  );
  const [row] = owners.parse(rows);
  return row?.session_id ? { userId: row.user_id, sessionId: row.session_id } : undefined;
}
