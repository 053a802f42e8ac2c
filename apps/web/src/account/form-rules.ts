import {
  codeLength,
  digitsOf,
  isEmailAddress,
  minPasswordLength,
} from "@postulo/domain/credentials";
import type { Problems } from "../ui/form/use-fields.ts";
import type { messages } from "./messages.ts";

export function checkEmail(email: string, current: string) {
  if (email.trim() === "") return { email: "changeEmail.required" } as const;
  if (email.trim().toLowerCase() === current.toLowerCase())
    return { email: "changeEmail.same" } as const;
  return isEmailAddress(email.trim()) ? {} : ({ email: "changeEmail.invalid" } as const);
}

export interface PasswordValues extends Record<string, string> {
  readonly password: string;
  readonly confirmation: string;
  readonly code: string;
}

/** The current password is not required: the session identifies the user. */
export function checkPassword(
  { password, confirmation, code }: PasswordValues,
  needsCode: boolean,
): Problems<PasswordValues, typeof messages> {
  if (password === "") return { password: "changePassword.required" };
  if (password.length < minPasswordLength) return { password: "changePassword.tooShort" };
  if (confirmation === "") return { confirmation: "changePassword.required" };
  if (password !== confirmation) return { confirmation: "changePassword.differ" };
  return needsCode && digitsOf(code).length !== codeLength
    ? { code: "changePassword.codeLength" }
    : {};
}
