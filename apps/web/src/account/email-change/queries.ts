import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow, readRow } from "../../session/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { redeemProof } from "../../session/side-session.ts";
import type { SupabaseClient } from "../../session/supabase-client.ts";

const emailChange = z.object({
  new_email: z.string(),
  requested_at: z.nullable(z.string()),
  is_expired: z.boolean(),
  current_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
});
/** A change of address that is not complete. */
export type EmailChange = z.infer<typeof emailChange>;

export const emailChangeKey = ["email-change"] as const;

/** The pending change of the account's address; null without one. */
export function useEmailChange() {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = [...emailChangeKey, user.id];
  return useQuery({
    queryKey,
    queryFn: async () => {
      const row = await readOptionalRow(emailChange, client.rpc("my_email_change").maybeSingle());
      // Completed elsewhere: the session of this browser holds the old address still.
      if (!row && queries.getQueryData(queryKey)) await client.auth.refreshSession();
      return row ?? null;
    },
  });
}

function useReread() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: emailChangeKey });
}

async function resendBoth(client: SupabaseClient, email: string): Promise<void> {
  const options = { emailRedirectTo: `${window.location.origin}/` };
  const { error } = await client.auth.resend({ type: "email_change", email, options });
  if (error) throw RequestError.of(error);
}

/** Sends the e-mails of the change again; `errorTitle` is for the toast. */
export function useResendChange(errorTitle: string) {
  const { client, user } = useSignedIn();
  const reread = useReread();
  return useMutation({
    mutationFn: () => resendBoth(client, user.email),
    meta: { errorTitle },
    onSuccess: reread,
  });
}

/**
 * Voids the links and codes of the change, and gives the address that stays; null when none was pending any more. Sends no
 * address: the session may hold the former one. `errorTitle` is for the toast.
 */
export function useCancelChange(errorTitle: string) {
  const { client } = useSignedIn();
  const reread = useReread();
  return useMutation({
    mutationFn: () => readRow(z.nullable(z.string()), client.rpc("cancel_email_change")),
    meta: { errorTitle },
    onSuccess: reread,
  });
}

/** How a typed code ended: the change is complete, or waits for the other address. */
export type CodeOutcome = "complete" | "half" | "wrongCode" | "tooMany" | "codeFailed";

/** Confirms an address of the change by the code that was mailed to it. */
export function useConfirmByCode(email: string): (digits: string) => Promise<CodeOutcome> {
  const { client } = useSignedIn();
  const reread = useReread();
  return async (digits) => {
    const proof = { kind: "digits", email, digits, type: "email_change" } as const;
    const { error, session } = await redeemProof(client, proof);
    if (error?.code === "otp_expired") return "wrongCode";
    if (error) return error.code === "over_request_rate_limit" ? "tooMany" : "codeFailed";
    if (session) {
      await client.auth.refreshSession();
      await session.end();
    }
    await reread();
    return session ? "complete" : "half";
  };
}
