import type { Context } from "hono";
import type { PoolClient } from "pg";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { findUserById } from "../users/user-row.ts";
import { insufficientAal } from "./aal.ts";
import { findOwnFactor } from "./factor-context.ts";

/**
 * Deletes a factor and lowers the sessions that it raised to AAL1; with the last verified one go the recovery codes.
 * @returns whether it existed.
 */
export async function deleteFactor(
  client: PoolClient,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<boolean> {
  await findUserById(client, userId, "change");
  await client.query(
    "update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2",
    [userId, factorId],
  );
  const { rowCount } = await client.query(
    "delete from auth.mfa_factors where id = $1 and user_id = $2",
    [factorId, userId],
  );
  // Those that a recovery code raised have no factor, and must not outlive the next enrolment.
  await client.query(
    `update auth.sessions set aal = 'aal1' where user_id = $1 and aal = 'aal2'
        and not exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')`,
    [userId],
  );
  await client.query(
    `delete from auth.mfa_recovery_codes where user_id = $1
        and not exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')`,
    [userId],
  );
  return rowCount === 1;
}

/** `DELETE /factors/:factor_id` */
export async function unenroll(auth: AuthServer, c: Context): Promise<Response> {
  const own = await findOwnFactor(auth, c);
  if (own instanceof AuthApiError) return errorResponse(c, own);
  const { factor, session, user } = own;
  if (factor.status === "verified" && session.aal !== "aal2")
    return errorResponse(c, insufficientAal(422, "AAL2 required to unenroll verified factor"));
  await asAuthAdmin(auth.pool, (client) =>
    deleteFactor(client, { userId: user.id, factorId: factor.id }),
  );
  return c.json({ id: factor.id });
}
