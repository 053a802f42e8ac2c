import type { PoolClient } from "pg";
import { z } from "zod";

export const factorTypes = ["totp", "phone", "webauthn"] as const;
export type FactorType = (typeof factorTypes)[number];

/** A factor as the user object lists it, without its secret. */
export const factorSchema = z.object({
  id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.enum(factorTypes),
  status: z.enum(["unverified", "verified"]),
  phone: z.string().nullable(),
  last_challenged_at: z.coerce.date().nullable(),
  created_at: z.coerce.date(),
  updated_at: z.coerce.date(),
});
export type Factor = z.infer<typeof factorSchema>;

/** GoTrue's factor object. */
export const factorJson = (factor: Factor): Record<string, unknown> => ({
  id: factor.id,
  created_at: factor.created_at,
  updated_at: factor.updated_at,
  status: factor.status,
  friendly_name: factor.friendly_name || undefined,
  factor_type: factor.factor_type,
  phone: factor.phone ?? "",
  last_challenged_at: factor.last_challenged_at,
});

/** What a code is checked against. */
const secretSchema = z.object({
  secret: z.string().nullable(),
  last_used_step: z.coerce.number().nullable(),
});
export type FactorSecret = z.infer<typeof secretSchema>;

/** The secret of a factor. The caller has locked its user. */
export async function readSecret(
  client: PoolClient,
  factorId: string,
): Promise<FactorSecret | undefined> {
  const { rows } = await client.query(
    "select secret, last_used_step from auth.mfa_factors where id = $1",
    [factorId],
  );
  return z.array(secretSchema).parse(rows)[0];
}
