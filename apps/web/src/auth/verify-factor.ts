import * as z from "zod/mini";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { toAuthFailure, type AuthFailure } from "./auth-failure.ts";

/** Returns undefined on success: then the client has stored the raised session. */
export type Verification = Promise<AuthFailure | undefined>;

/** Verifies a code of an authenticator app. */
export const verifyAppCode = ({ auth }: SupabaseClient, factorId: string, code: string) =>
  toAuthFailure(() => auth.mfa.challengeAndVerify({ factorId, code }));

/** Sends a code by SMS. Returns the id of its challenge. */
export async function sendPhoneCode(
  { auth }: SupabaseClient,
  factorId: string,
): Promise<{ readonly challengeId: string } | { readonly failure: AuthFailure }> {
  let challengeId = "";
  const failure = await toAuthFailure(async () => {
    const response = await auth.mfa.challenge({ factorId, channel: "sms" });
    challengeId = response.data?.id ?? "";
    return response;
  });
  return failure ? { failure } : { challengeId };
}

const raisedSession = z.object({ access_token: z.string(), refresh_token: z.string() });
const rejection = z.object({ error_code: z.string(), msg: z.string() });

/** Verifies a recovery code, by a call that GoTrue does not have. */
export const verifyRecoveryCode = (client: SupabaseClient, code: string): Verification =>
  toAuthFailure(async () => {
    const response = await client.fetch(
      `${client.serviceUrl("auth")}/factors/recovery_codes/verify`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ code }),
      },
    );
    const body: unknown = await response.json();
    if (response.ok) return client.auth.setSession(raisedSession.parse(body));
    const { error_code, msg } = rejection.parse(body);
    return { error: { code: error_code, message: msg, status: response.status } };
  });
