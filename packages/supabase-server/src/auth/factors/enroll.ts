import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { normalizePhone } from "../messages/phone-number.ts";
import { readBody } from "../request-body.ts";
import { findSession } from "../sessions/authenticate.ts";
import type { UserRow } from "../users/user-row.ts";
import { insufficientAal, lacksFactor } from "./aal.ts";
import { findFactorUser } from "./factor-context.ts";
import type { FactorUser } from "./factor-context.ts";
import type { FactorType } from "./factor-row.ts";
import { createTotp } from "./totp.ts";

/** As GoTrue's defaults. */
const maxFactors = 10;
const unverifiedTtlMs = 5 * 60_000;

const enrollBody = z.object({
  factor_type: z.string().max(20).nullish(),
  friendly_name: z.string().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
  phone: z.string().max(40).nullish(),
});
type EnrollBody = z.infer<typeof enrollBody>;

interface NewFactor {
  type: Exclude<FactorType, "webauthn">;
  friendlyName: string;
  secret: string | null;
  phone: string | null;
}

function factorProblem(
  { user, session }: Pick<FactorUser, "user" | "session">,
  factor: NewFactor,
): AuthApiError | undefined {
  const { factors } = user;
  if (
    factor.phone !== null &&
    factors.some((each) => each.phone === factor.phone && each.status === "verified")
  )
    return new AuthApiError(422, "mfa_verified_factor_exists", {
      message: "A verified phone factor already exists, unenroll the existing factor to continue",
    });
  if (factors.some((each) => (each.friendly_name ?? "") === factor.friendlyName))
    return new AuthApiError(422, "mfa_factor_name_conflict", {
      message: `A factor with the friendly name ${JSON.stringify(factor.friendlyName)} for this user already exists`,
    });
  if (factors.length >= maxFactors)
    return new AuthApiError(422, "too_many_enrolled_mfa_factors", {
      message: "Maximum number of verified factors reached, unenroll to continue",
    });
  return lacksFactor({ user, session })
    ? insufficientAal(403, "AAL2 required to enroll a new factor")
    : undefined;
}

/** Deletes factors whose enrolment was not finished. */
const deleteUnfinished = (
  client: PoolClient,
  user: UserRow,
  which: { now: Date; phone: string | null },
) =>
  client.query(
    `delete from auth.mfa_factors
      where user_id = $1 and status = 'unverified'
        and (created_at < $2::timestamptz - make_interval(secs => $3) or phone = $4)`,
    [user.id, which.now, unverifiedTtlMs / 1000, which.phone],
  );

/** @returns the id of the stored factor. */
async function storeFactor(
  auth: AuthServer,
  { claims }: FactorUser,
  factor: NewFactor,
): Promise<string | AuthApiError> {
  const now = auth.now();
  return asAuthAdmin(auth.pool, async (client) => {
    const before = await findSession(client, claims, { now, lock: "change" });
    if (before instanceof AuthApiError) return before;
    await deleteUnfinished(client, before.user, { now, phone: factor.phone });
    const current = await findSession(client, claims, { now, lock: "change" });
    if (current instanceof AuthApiError) return current;
    const problem = factorProblem(current, factor);
    if (problem) return problem;
    const { rows } = await client.query(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, phone, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id`,
      [current.user.id, factor.friendlyName, factor.type, factor.secret, factor.phone, now],
    );
    return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
  });
}

async function enrollTotp(
  auth: AuthServer,
  user: FactorUser,
  body: EnrollBody,
): Promise<Record<string, unknown> | AuthApiError> {
  const friendlyName = body.friendly_name ?? "";
  const issuer = body.issuer || new URL(auth.siteUrl).host;
  const account = user.user.email ?? user.user.phone ?? user.user.id;
  const totp = await createTotp({ issuer, account });
  const factor = { type: "totp", friendlyName, secret: totp.secret, phone: null } as const;
  const id = await storeFactor(auth, user, factor);
  return id instanceof AuthApiError
    ? id
    : { id, type: factor.type, friendly_name: friendlyName, totp };
}

async function enrollPhone(
  auth: AuthServer,
  user: FactorUser,
  body: EnrollBody,
): Promise<Record<string, unknown> | AuthApiError> {
  if (!auth.isPhoneEnabled)
    return new AuthApiError(422, "mfa_phone_enroll_not_enabled", {
      message: "MFA enroll is disabled for Phone",
    });
  if (!body.phone) return validationFailed("Phone number required to enroll Phone factor");
  const phone = normalizePhone(body.phone);
  if (phone instanceof AuthApiError) return phone;
  const friendlyName = body.friendly_name ?? "";
  const id = await storeFactor(auth, user, { type: "phone", friendlyName, secret: null, phone });
  return id instanceof AuthApiError
    ? id
    : { id, type: "phone", friendly_name: friendlyName, phone: body.phone };
}

function enrollByType(
  auth: AuthServer,
  user: FactorUser,
  body: EnrollBody,
): Promise<Record<string, unknown> | AuthApiError> | AuthApiError {
  switch (body.factor_type) {
    case "totp":
      return enrollTotp(auth, user, body);
    case "phone":
      return enrollPhone(auth, user, body);
    case "webauthn":
      return new AuthApiError(422, "mfa_webauthn_enroll_not_enabled", {
        message: "MFA enroll is disabled for WebAuthn",
      });
    case undefined:
    case null:
    default:
      return validationFailed("factor_type needs to be totp, phone, or webauthn");
  }
}

/** `POST /factors` */
export async function enroll(auth: AuthServer, c: Context): Promise<Response> {
  const user = await findFactorUser(auth, c);
  if (user instanceof AuthApiError) return errorResponse(c, user);
  const body = await readBody(c, enrollBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const enrolled = await enrollByType(auth, user, body);
  return enrolled instanceof AuthApiError ? errorResponse(c, enrolled) : c.json(enrolled);
}
