import type { SupabaseClient } from "../data/supabase-client.ts";
import { captchaOption } from "./captcha-token.ts";
import { toAuthFailure, type AuthFailure } from "./auth-failure.ts";
import { saveRequestedMail } from "./requested-mail.ts";

/** The redirect URL of auth mails: the site's root, as GoTrue's `site_url`. */
export const siteRoot = () => `${window.location.origin}/`;

/** The mails that a visitor can request. */
export const requestedMails = ["signup", "recovery", "magiclink"] as const;
export type RequestedMail = (typeof requestedMails)[number];

async function sendMail(client: SupabaseClient, type: RequestedMail, email: string) {
  const captcha = await captchaOption();
  switch (type) {
    case "signup":
      return client.auth.resend({
        type,
        email,
        options: { ...captcha, emailRedirectTo: siteRoot() },
      });
    case "recovery":
      return client.auth.resetPasswordForEmail(email, { ...captcha, redirectTo: siteRoot() });
    case "magiclink":
      // Accounts are created by the sign-up form only. The response is the same for an unknown address.
      return client.auth.signInWithOtp({
        email,
        options: { ...captcha, shouldCreateUser: false, emailRedirectTo: siteRoot() },
      });
  }
}

/** Requests an auth mail, and stores that this browser did. Returns undefined on success. */
export async function requestMail(
  openClient: () => Promise<SupabaseClient>,
  type: RequestedMail,
  email: string,
): Promise<AuthFailure | undefined> {
  const failure = await toAuthFailure(async () => sendMail(await openClient(), type, email));
  if (!failure) saveRequestedMail(email, { search: window.location.search });
  return failure;
}
