import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { readBody } from "../request-body.ts";
import { deleteUser } from "../users/delete-user.ts";
import { findUserById } from "../users/user-row.ts";
import { readUserId, userNotFound } from "./admin-caller.ts";

const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() });

/** Keeps the row and what refers to it, without anything that identifies the user or signs in. */
async function softDelete(client: PoolClient, id: string, now: Date): Promise<boolean> {
  if (!(await findUserById(client, id, "change"))) return false;
  for (const table of [
    "sessions",
    "identities",
    "one_time_tokens",
    "mfa_factors",
    "mfa_recovery_codes",
    "webauthn_credentials",
  ])
    await client.query(`delete from auth.${table} where user_id = $1`, [id]);
  await client.query(
    `update auth.users
        set email = null, phone = null, encrypted_password = null, email_change = '', phone_change = '',
            raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $2, updated_at = $2
      where id = $1`,
    [id, now],
  );
  return true;
}

/** `DELETE /admin/users/:user_id` */
export async function deleteUserById(auth: AuthServer, c: Context): Promise<Response> {
  const id = readUserId(c);
  if (id instanceof AuthApiError) return errorResponse(c, id);
  const hasBody = (await c.req.text()) !== "";
  const body = hasBody ? await readBody(c, deleteBody) : {};
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const existed = body.should_soft_delete
    ? await asAuthAdmin(auth.pool, (client) => softDelete(client, id, auth.now()))
    : await deleteUser(auth.pool, id);
  return existed ? c.json({}) : errorResponse(c, userNotFound());
}
