import { domainToASCII } from "node:url";
import { validationFailed } from "./auth-error.ts";
import type { AuthApiError } from "./auth-error.ts";

const maxLength = 254;
const maxLocalLength = 64;
// A local part may hold nearly everything: letters of any script, apostrophes, plus signs. Not what would end it in a
// mail header or a list of addresses.
const localPart = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u;
const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The one spelling under which an address is stored and looked up: lower case, composed, the domain in ASCII. */
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
