import type { PoolClient } from "pg";
import { z } from "zod";
import { hashOf, newToken } from "../one-time-tokens/secret-token.ts";
import { amrSchema } from "../sessions/session.ts";
import type { OpenedSession } from "../sessions/session.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

const upgraded = z.tuple([z.object({ amr: amrSchema })]);

/**
 * Raises a session to AAL2 and begins a new chain of refresh tokens: a copy of a former one would be raised too. Tabs of a
 * browser share the new one. The caller has locked the user row.
 */
export async function upgradeSession(
  client: PoolClient,
  user: UserRow,
  how: { sessionId: string; method: string; factorId: string | null; now: Date },
): Promise<OpenedSession> {
  const { sessionId, method, factorId, now } = how;
  const entry = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const { rows } = await client.query(
    `update auth.sessions s
        set aal = 'aal2', factor_id = $2, updated_at = $4,
            amr = $3::jsonb || coalesce((select jsonb_agg(e) from jsonb_array_elements(s.amr) as e
                                          where e ->> 'method' <> $5), '[]')
      where s.id = $1 and s.user_id = $6 returning s.amr`,
    [sessionId, factorId, JSON.stringify([entry]), now, method, user.id],
  );
  const [{ amr }] = upgraded.parse(rows);
  await client.query("delete from auth.refresh_tokens where session_id = $1", [sessionId]);
  const refreshToken = newToken();
  await client.query(
    "insert into auth.refresh_tokens (token_hash, user_id, session_id, created_at) values ($1, $2, $3, $4)",
    [hashOf(refreshToken), user.id, sessionId, now],
  );
  const current = (await findUserById(client, user.id)) ?? user;
  return { id: sessionId, user: current, amr, aal: "aal2", refreshToken };
}
