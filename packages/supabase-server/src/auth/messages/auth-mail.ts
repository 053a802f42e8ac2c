/**
 * A mail of the auth server. The sender writes its text; `metadata.language` is the language of the sign-up.
 * - `confirmation`: a sign-up with this email.
 * - `alreadyRegistered`: a sign-up with the email of an existing account; the link is the site's.
 * - `recovery`: a password recovery.
 * - `magicLink`: a sign-in without password, which also creates an account.
 * - `reauthentication`: the code that a change of password requires; the link is the site's.
 * - `invite`: an administrator created the account.
 * - `emailChangeCurrent`, `emailChangeNew`: the account's email is to become `newEmail`; both must confirm.
 */
export interface AuthMail {
  kind:
    | "confirmation"
    | "alreadyRegistered"
    | "recovery"
    | "magicLink"
    | "reauthentication"
    | "invite"
    | "emailChangeCurrent"
    | "emailChangeNew";
  to: string;
  link: string;
  /** An eight-digit code equivalent to the link; empty when there is nothing to confirm. */
  code: string;
  metadata: Record<string, unknown>;
  newEmail?: string;
}

/** Resolves when the mail was accepted for delivery; rejects (after logging the reason) when it was not. */
export type SendMail = (mail: AuthMail) => Promise<void>;
