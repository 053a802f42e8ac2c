import { Refusal, validationFailed } from "./refusal.ts";

const minLength = 6;
/** Argon2 would take more; this only keeps a request from being work without bound. */
const maxLength = 128;

export const isPlausiblePassword = (password: string) =>
  password.length > 0 && password.length <= maxLength;

/** What is wrong with a password that someone wants to have. */
export function passwordFault(password: string): Refusal | undefined {
  if (password.length > maxLength)
    return validationFailed(`Password cannot be longer than ${maxLength} characters`);
  if (password.length >= minLength) return undefined;
  return new Refusal(422, "weak_password", {
    message: `Password should be at least ${minLength} characters.`,
    weakPasswordReasons: ["length"],
  });
}
