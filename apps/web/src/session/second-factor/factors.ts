import { RequestError } from "@postulo/contract/request-error";
import { appCodeLength, codeLength } from "@postulo/domain/credentials";
import type { AuthError } from "@supabase/auth-js";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { SupabaseClient } from "../../data/supabase-client.ts";

/** The types that can be set up and given here; a server may have others. */
export const factorKinds = ["totp", "phone"] as const;
export type FactorKind = (typeof factorKinds)[number];

const factorSchema = z.object({
  id: z.string(),
  friendly_name: z.optional(z.string()),
  factor_type: z.string(),
  status: z.enum(["verified", "unverified"]),
  /** Without the plus sign; absent or empty for other types. */
  phone: z.optional(z.string()),
  created_at: z.string(),
});
export type SecondFactor = z.infer<typeof factorSchema>;

export const factorsKey = ["second-factors"] as const;

/** The second factors of the signed-in user, with those whose set-up was not finished. */
export const factorsQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: factorsKey,
    queryFn: async () => {
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) throw RequestError.of(error);
      return z.parse(z.array(factorSchema), data.all);
    },
  });

export const isVerified = ({ status }: SecondFactor): boolean => status === "verified";

/** The phone number of a factor as it is written. */
export const phoneOf = ({ phone = "" }: SecondFactor): string => `+${phone.replace(/^\+/, "")}`;

/** Digits of the codes. */
export const codeLengths = { totp: appCodeLength, phone: codeLength } as const satisfies Record<
  FactorKind,
  number
>;

/** The error of a code that was not accepted. */
export type CodeResult = { readonly error: AuthError | RequestError | null };

/** Sends the code of a phone. @returns the challenge that the code belongs to. */
export async function sendFactorCode(client: SupabaseClient, factorId: string): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error) throw RequestError.of(error);
  return data.id;
}

/** Raises the session to AAL2. Without a challenge, which phones need, one is created. */
export function verifyFactorCode(
  client: SupabaseClient,
  code: { readonly factorId: string; readonly challengeId?: string; readonly digits: string },
): Promise<CodeResult> {
  const { factorId, challengeId, digits } = code;
  return challengeId === undefined
    ? client.auth.mfa.challengeAndVerify({ factorId, code: digits })
    : client.auth.mfa.verify({ factorId, challengeId, code: digits });
}
