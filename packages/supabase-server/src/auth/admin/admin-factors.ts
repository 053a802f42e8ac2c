import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { factorNotFound } from "../factors/factor-context.ts";
import { factorJson } from "../factors/factor-row.ts";
import type { Factor } from "../factors/factor-row.ts";
import { deleteFactor } from "../factors/unenroll.ts";
import { normalizePhone } from "../messages/phone-number.ts";
import { readBody } from "../request-body.ts";
import { findPathUser } from "./admin-caller.ts";

/** `GET /admin/users/:user_id/factors` */
export async function listFactors(auth: AuthServer, c: Context): Promise<Response> {
  const user = await findPathUser(auth, c);
  return user instanceof AuthApiError
    ? errorResponse(c, user)
    : c.json(user.factors.map(factorJson));
}

async function findPathFactor(
  auth: AuthServer,
  c: Context,
): Promise<{ userId: string; factor: Factor } | AuthApiError> {
  const user = await findPathUser(auth, c);
  if (user instanceof AuthApiError) return user;
  const factor = user.factors.find(({ id }) => id === c.req.param("factor_id")?.toLowerCase());
  return factor ? { userId: user.id, factor } : factorNotFound();
}

/** `DELETE /admin/users/:user_id/factors/:factor_id` */
export async function deleteUserFactor(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findPathFactor(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const { userId, factor } = found;
  await asAuthAdmin(auth.pool, (client) => deleteFactor(client, { userId, factorId: factor.id }));
  return c.json(factorJson(factor));
}

const updateBody = z.object({
  friendly_name: z.string().max(100).nullish(),
  phone: z.string().max(40).nullish(),
});

/** `PUT /admin/users/:user_id/factors/:factor_id` */
export async function updateUserFactor(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findPathFactor(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const body = await readBody(c, updateBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const { factor } = found;
  const typed = factor.factor_type === "phone" && body.phone ? body.phone : undefined;
  const phone = typed === undefined ? factor.phone : normalizePhone(typed);
  if (phone instanceof AuthApiError) return errorResponse(c, phone);
  const friendlyName = body.friendly_name || factor.friendly_name;
  const updatedAt = auth.now();
  await asAuthAdmin(auth.pool, (client) =>
    client.query(
      "update auth.mfa_factors set friendly_name = $2, phone = $3, updated_at = $4 where id = $1",
      [factor.id, friendlyName, phone, updatedAt],
    ),
  );
  return c.json(
    factorJson({ ...factor, friendly_name: friendlyName, phone, updated_at: updatedAt }),
  );
}
