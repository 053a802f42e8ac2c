import { AuthApiError, validationFailed } from "../auth-error.ts";

const minLength = 6;
/** Limits the cost of hashing. */
const maxLength = 128;

export const isPlausiblePassword = (password: string) =>
  password.length > 0 && password.length <= maxLength;

/** The error of an unacceptable new password. */
export function passwordProblem(password: string): AuthApiError | undefined {
  if (password.length > maxLength)
    return validationFailed(`Password cannot be longer than ${maxLength} characters`);
  if (password.length >= minLength) return undefined;
  return new AuthApiError(422, "weak_password", {
    message: `Password should be at least ${minLength} characters.`,
    weakPasswordReasons: ["length"],
  });
}
