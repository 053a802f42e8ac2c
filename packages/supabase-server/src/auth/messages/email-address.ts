import { domainToASCII } from "node:url";
import { validationFailed } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";

const maxLength = 254;
const maxLocalLength = 64;
// A local part may contain letters of any script, apostrophes and plus signs, but no delimiters of mail headers and
// address lists.
const localPart = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u;
const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The normal form of an email for storing and lookup: lower case, NFC, the domain in Punycode. */
export function normalizeEmail(typed: string): string | AuthApiError {
  const email = typed.trim().normalize("NFC").toLowerCase();
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const host = domainToASCII(email.slice(at + 1));
  const isValid =
    at > 0 &&
    local.length <= maxLocalLength &&
    localPart.test(local) &&
    !local.startsWith(".") &&
    !local.endsWith(".") &&
    !local.includes("..") &&
    domain.test(host) &&
    at + 1 + host.length <= maxLength;
  return isValid
    ? `${local}@${host}`
    : validationFailed("Unable to validate email address: invalid format");
}
