import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";

/** The error of a sign-up while it is closed. */
export function closedTo(auth: AuthServer): AuthApiError | undefined {
  switch (auth.registration) {
    case "open":
      return undefined;
    case "closed":
      return new AuthApiError(422, "signup_disabled", {
        message: "Signups not allowed for this instance",
      });
    case "closed-beta":
      return new AuthApiError(422, "signup_disabled", {
        message: "Registration is temporarily closed for the beta",
      });
  }
}
