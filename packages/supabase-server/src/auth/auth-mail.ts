/**
 * A mail that the auth server asks for. Its words and language are the sender's business; `metadata.language` is what
 * the person signed up with.
 *
 * - `confirmation`: someone registered with this address.
 * - `alreadyRegistered`: someone registered with the address of an existing account; the link is the site's.
 * - `recovery`: someone asked for a new password.
 * - `emailChangeCurrent`, `emailChangeNew`: the account's address is to become `newEmail`; both addresses must agree.
 */
export interface AuthMail {
  kind: "confirmation" | "alreadyRegistered" | "recovery" | "emailChangeCurrent" | "emailChangeNew";
  to: string;
  link: string;
  /** Eight digits that do the same as the link; empty when there is nothing to confirm. */
  code: string;
  metadata: Record<string, unknown>;
  newEmail?: string;
}

/** Resolves when the mail was accepted for delivery; rejects (after logging the reason) when it was not. */
export type SendMail = (mail: AuthMail) => Promise<void>;
