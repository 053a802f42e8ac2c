import type { SupabaseClient } from "../data/supabase-client.ts";

/** A verified factor whose code a form can ask for. */
export interface CodeFactor {
  readonly id: string;
  readonly kind: "totp" | "phone";
  /** The name that the user gave to an authenticator app; empty without one. */
  readonly name: string;
  /** The last digits of a phone number. */
  readonly ending: string;
}

const shownDigits = 2;

/**
 * The verified factors, authenticator apps first. The stored session may still list factors that were removed elsewhere:
 * where none is left, it is refreshed, and then counts as complete.
 * @throws when the server cannot be reached.
 */
export async function readFactors({ auth }: SupabaseClient): Promise<readonly CodeFactor[]> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  const { totp, phone } = data;
  if (totp.length + phone.length === 0) await auth.refreshSession();
  return [...totp, ...phone].map((factor) => ({
    id: factor.id,
    kind: factor.factor_type,
    name: factor.friendly_name ?? "",
    ending:
      "phone" in factor && typeof factor.phone === "string" ? factor.phone.slice(-shownDigits) : "",
  }));
}
