import { AuthApiError, validationFailed } from "../auth-error.ts";
import { isCommonPassword } from "./common-passwords.ts";

const minLength = 6;
/** Limits the cost of hashing. */
const maxLength = 128;

export const isPlausiblePassword = (password: string) =>
  password.length > 0 && password.length <= maxLength;

const weakPassword = (reason: "length" | "pwned", message: string) =>
  new AuthApiError(422, "weak_password", { message, weakPasswordReasons: [reason] });

/** The error of an unacceptable new password. */
export async function passwordProblem(
  password: string,
  { rejectsCommon }: { rejectsCommon: boolean },
): Promise<AuthApiError | undefined> {
  if (password.length > maxLength)
    return validationFailed(`Password cannot be longer than ${maxLength} characters`);
  if (password.length < minLength)
    return weakPassword("length", `Password should be at least ${minLength} characters.`);
  return rejectsCommon && (await isCommonPassword(password))
    ? weakPassword(
        "pwned",
        "Password is known to be weak and easy to guess, please choose a different one.",
      )
    : undefined;
}
