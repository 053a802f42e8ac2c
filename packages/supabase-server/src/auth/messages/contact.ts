import { AuthApiError, validationFailed } from "../auth-error.ts";
import { normalizeEmail } from "./email-address.ts";
import { normalizePhone } from "./phone-number.ts";

/** Where an account can be reached, and by what it signs in. */
export const contactKinds = ["email", "phone"] as const;
export type ContactKind = (typeof contactKinds)[number];

export interface Contact {
  kind: ContactKind;
  /** In its normal form. */
  address: string;
}

const normalize = { email: normalizeEmail, phone: normalizePhone };

/** The contact to which a token was sent. */
export const contactOf = (address: string): Contact => ({
  kind: address.includes("@") ? "email" : "phone",
  address,
});

/** The contact of a body that must name exactly one. An empty string counts as absent, as in GoTrue. */
export function readContact(
  body: { email?: string | null | undefined; phone?: string | null | undefined },
  messages: { both: string; neither: string },
): Contact | AuthApiError {
  if (body.email && body.phone) return validationFailed(messages.both);
  const kind = body.email ? "email" : "phone";
  const typed = body.email || body.phone;
  if (!typed) return validationFailed(messages.neither);
  const address = normalize[kind](typed);
  return address instanceof AuthApiError ? address : { kind, address };
}

/** Fields of a body that names an email or a phone number. */
export const maxContactLength = 320;
