import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow, readRow } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { redeemProof } from "../../session/side-session.ts";
import { sessionsKey } from "../sessions/queries.ts";
import type { SupabaseClient } from "../../data/supabase-client.ts";

const emailChange = z.object({
  new_email: z.string(),
  requested_at: z.nullable(z.string()),
  is_expired: z.boolean(),
  current_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
});
/** An incomplete change of the e-mail address. */
export type EmailChange = z.infer<typeof emailChange>;

export const emailChangeKey = ["email-change"] as const;

/** The pending change of the account's e-mail address; null without one. */
export function useEmailChange() {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = [...emailChangeKey, user.id];
  return useQuery({
    queryKey,
    queryFn: async () => {
      const row = await readOptionalRow(emailChange, client.rpc("my_email_change").maybeSingle());
      // Completed in another browser: the session of this one still has the old address.
      if (!row && queries.getQueryData(queryKey)) await client.auth.refreshSession();
      return row ?? null;
    },
  });
}

function useInvalidateEmailChange() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: emailChangeKey });
}

async function resendBoth(client: SupabaseClient, email: string): Promise<void> {
  const options = { emailRedirectTo: `${window.location.origin}/` };
  const { error } = await client.auth.resend({ type: "email_change", email, options });
  if (error) throw RequestError.of(error);
}

/** Sends the e-mails of the change again. `errorTitle`: title of the toast on failure. */
export function useResendChange(errorTitle: string) {
  const { client, user } = useSignedIn();
  const invalidate = useInvalidateEmailChange();
  return useMutation({
    mutationFn: () => resendBoth(client, user.email),
    meta: { errorTitle },
    onSuccess: invalidate,
  });
}

/**
 * Revokes the links and codes of the change. Returns the address that remains; null when no change was pending. Sends
 * no address, because the session may have the former one. `errorTitle`: title of the toast on failure.
 */
export function useCancelChange(errorTitle: string) {
  const { client } = useSignedIn();
  const invalidate = useInvalidateEmailChange();
  return useMutation({
    mutationFn: () => readRow(z.nullable(z.string()), client.rpc("cancel_email_change")),
    meta: { errorTitle },
    onSuccess: invalidate,
  });
}

/** The result of a code: "half" when the other address has not confirmed yet. */
export type CodeOutcome = "complete" | "half" | "wrongCode" | "tooMany" | "codeFailed";

/** Confirms one address of the change by its code. */
export function useConfirmByCode(email: string): (digits: string) => Promise<CodeOutcome> {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const invalidate = useInvalidateEmailChange();
  return async (digits) => {
    const proof = { kind: "digits", email, digits, type: "email_change" } as const;
    const { error, session } = await redeemProof(client, proof);
    if (error?.code === "otp_expired") return "wrongCode";
    if (error) return error.code === "over_request_rate_limit" ? "tooMany" : "codeFailed";
    if (session) {
      await client.auth.refreshSession();
      await session.end();
      // The list of sessions may have been read while this one was open.
      await queries.invalidateQueries({ queryKey: sessionsKey });
    }
    await invalidate();
    return session ? "complete" : "half";
  };
}
