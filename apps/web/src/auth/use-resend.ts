import { useMutation } from "@tanstack/react-query";
import { useAuthClient } from "../session/session-context.tsx";
import type { SupabaseClient } from "../session/supabase-client.ts";
import { refusalOf } from "./auth-refusal.ts";
import { rememberRequestedMail } from "./requested-mail.ts";

/** Where the links of our mails lead: the site, which has its page for them. */
export const siteRoot = () => `${window.location.origin}/`;

/** The mails that a visitor can ask for. */
export type RequestedMail = "signup" | "recovery";

function requestMail(client: SupabaseClient, type: RequestedMail, email: string) {
  switch (type) {
    case "signup":
      return client.auth.resend({ type, email, options: { emailRedirectTo: siteRoot() } });
    case "recovery":
      return client.auth.resetPasswordForEmail(email, { redirectTo: siteRoot() });
  }
}

/** Sends a mail, also again. `data` is null when it was sent, or why it was not. */
export function useResend(type: RequestedMail) {
  const openClient = useAuthClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const refusal = await refusalOf(async () => requestMail(await openClient(), type, email));
      if (!refusal) rememberRequestedMail(email);
      return refusal ?? null;
    },
  });
}
