import { defineCatalogue } from "../../i18n/catalogue.ts";

/** Apart from those of the other steps, because the code of the dashboard contains this page. */
export const messages = {
  title: "Log in",
  intro: "Welcome back.",
  continue: "Log in to continue where you were.",
  selectPlan: "You need to be logged in to select a plan",
  submit: "Log in",
  forgot: "Forgot your password?",
  or: "or",
  byCode: "E-mail me a code",
  noAccount: "No account yet?",
  toRegister: "Create one",
  withoutScript: "Logging in needs JavaScript. Switch it on for this site, and reload the page.",
  email: "E-mail",
  password: "Password",
  resend: "Resend the confirmation e-mail",
  resent: "If this address is waiting to be confirmed, there is a new e-mail for it.",
  resendFailed: "Failed to send email",
  sso: "Log in with your organisation",
  continueWith: "Continue with {label}",
  unreachable: "The server cannot be reached. Check your connection and try again.",
} as const;

export const signInMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
