import { useMutation } from "@tanstack/react-query";
import { useAuthClient } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { toAuthFailure } from "./auth-failure.ts";
import { saveRequestedMail } from "./requested-mail.ts";

/** The redirect URL of auth mails: the site's root, as GoTrue's `site_url`. */
export const siteRoot = () => `${window.location.origin}/`;

/** The mails that a visitor can request. */
export type RequestedMail = "signup" | "recovery";

function requestMail(client: SupabaseClient, type: RequestedMail, email: string) {
  switch (type) {
    case "signup":
      return client.auth.resend({ type, email, options: { emailRedirectTo: siteRoot() } });
    case "recovery":
      return client.auth.resetPasswordForEmail(email, { redirectTo: siteRoot() });
  }
}

/** Sends an auth mail. `data` is null on success, else the error. */
export function useResend(type: RequestedMail) {
  const openClient = useAuthClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const failure = await toAuthFailure(async () => requestMail(await openClient(), type, email));
      if (!failure) saveRequestedMail(email);
      return failure ?? null;
    },
  });
}
