import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { authenticate, findSession } from "../sessions/authenticate.ts";
import type { SessionClaims, SessionUser } from "../sessions/authenticate.ts";
import type { Factor } from "./factor-row.ts";

/** A signed-in user who is not anonymous. */
export interface FactorUser extends SessionUser {
  claims: SessionClaims;
}

/** The user and session of a request below `/factors`. */
export async function findFactorUser(
  auth: AuthServer,
  c: Context,
): Promise<FactorUser | AuthApiError> {
  const claims = await authenticate(auth, c);
  if (claims instanceof AuthApiError) return claims;
  const rules = { now: auth.now(), lock: "none" as const };
  const found = await asAuthAdmin(auth.pool, (client) => findSession(client, claims, rules));
  if (found instanceof AuthApiError) return found;
  return found.user.is_anonymous
    ? new AuthApiError(403, "no_authorization", {
        message: "Anonymous user not allowed to perform these actions",
      })
    : { ...found, claims };
}

export const factorNotFound = () =>
  new AuthApiError(404, "mfa_factor_not_found", { message: "Factor not found" });

/** The user's factor of the path, with its user. Factors of others do not exist. */
export async function findOwnFactor(
  auth: AuthServer,
  c: Context,
): Promise<(FactorUser & { factor: Factor }) | AuthApiError> {
  const found = await findFactorUser(auth, c);
  if (found instanceof AuthApiError) return found;
  const id = z.guid().safeParse(c.req.param("factor_id"));
  if (!id.success)
    return new AuthApiError(404, "validation_failed", { message: "factor_id must be an UUID" });
  const factor = found.user.factors.find((each) => each.id === id.data);
  return factor ? { ...found, factor } : factorNotFound();
}
