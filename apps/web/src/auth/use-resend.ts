import { useMutation } from "@tanstack/react-query";
import { useAuthClient } from "../session/session-context.tsx";
import { refusalOf } from "./auth-refusal.ts";

/** Where the links of our mails lead: the root of the site. */
export const siteRoot = () => `${window.location.origin}/`;

/** Sends the confirmation of a sign-up again. `data` is null when it was sent, or why it was not. */
export function useResend() {
  const openClient = useAuthClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const refusal = await refusalOf(async () => {
        const client = await openClient();
        return client.auth.resend({
          type: "signup",
          email,
          options: { emailRedirectTo: siteRoot() },
        });
      });
      return refusal ?? null;
    },
  });
}
