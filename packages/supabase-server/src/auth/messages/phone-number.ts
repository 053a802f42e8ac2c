import { validationFailed } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";

/** E.164 without the plus sign: at most 15 digits, of which the first is not zero. */
const e164 = /^[1-9]\d{1,14}$/;

/** The form of a number for storing and lookup, as GoTrue's: digits only, with the country code. */
export function normalizePhone(typed: string): string | AuthApiError {
  const phone = typed.trim().replace(/^\+/, "").replaceAll(" ", "");
  return e164.test(phone)
    ? phone
    : validationFailed("Invalid phone number format (E.164 required)");
}
