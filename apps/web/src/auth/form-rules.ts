import {
  codeLength,
  digitsOf,
  isEmailAddress,
  minPasswordLength,
} from "@postulo/domain/credentials";
import type { Problems } from "../ui/form/use-fields.ts";
import type { messages } from "./messages.ts";

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

export interface RegisterValues extends LoginValues {
  readonly name: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly confirmPassword: string;
}

export function emailProblem(email: string) {
  if (email.trim() === "") return "register.emailRequired";
  return isEmailAddress(email.trim()) ? undefined : "register.emailInvalid";
}

export function codeProblem(code: string) {
  return digitsOf(code).length === codeLength ? undefined : "code.wrongLength";
}

export interface NewPasswordValues extends Record<string, string> {
  readonly password: string;
  readonly confirmation: string;
  readonly code: string;
}

export function checkNewPassword(
  { password, confirmation, code }: NewPasswordValues,
  needsCode: boolean,
): Problems<NewPasswordValues, typeof messages> {
  if (password === "") return { password: "newPassword.required" };
  if (password.length < minPasswordLength) return { password: "newPassword.tooShort" };
  if (confirmation === "") return { confirmation: "newPassword.required" };
  if (password !== confirmation) return { confirmation: "register.passwordsDiffer" };
  return needsCode ? { code: codeProblem(code) } : {};
}

export function checkLogin({ email, password }: LoginValues) {
  return {
    email: emailProblem(email),
    password: password === "" ? "login.passwordRequired" : undefined,
  } as const satisfies Problems<LoginValues, typeof messages>;
}

export function checkRegistration({ name, email, password, confirmPassword }: RegisterValues) {
  return {
    name: name.trim() === "" ? "register.nameRequired" : undefined,
    email: emailProblem(email),
    password: password.length < minPasswordLength ? "register.passwordTooShort" : undefined,
    confirmPassword: password === confirmPassword ? undefined : "register.passwordsDiffer",
  } as const satisfies Problems<RegisterValues, typeof messages>;
}
