import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Account",
  description: "Your plan, how you sign in, and your data.",
  sections: {
    label: "Sections of the account",
    overview: "Overview",
    plan: "Plan",
    extension: "Extension",
    notifications: "Notifications",
    login: "Login",
    sessions: "Sessions",
    sent: "What left this server",
    data: "Your data",
    delete: "Delete account",
  },
  email: "E-mail",
  education: "Education entries",
  experiences: "Experience entries",
  skills: "Skills",
  loadFailed: "The overview could not be loaded.",
  logout: "Logout",
  changeEmail: {
    title: "Change e-mail",
    description: "Both addresses, the present and the new one, have to confirm the change.",
    field: "New e-mail",
    submit: "Change e-mail",
    required: "Email field is required",
    invalid: "Please enter a valid email address",
    failed: "Failed to change email",
    done: "Email Updated",
    doneText:
      "Check the new e-mail for confirmation. {current} and {email} both have to confirm; until then your address stays {current}.",
    changedText: "From now on you log in with {email}.",
    same: "This is your address already",
  },
  changePassword: {
    title: "Change password",
    description: "You will be signed out everywhere else.",
    field: "New password",
    confirm: "Confirm new password",
    submit: "Change password",
    required: "All fields are required",
    tooShort: "New password must be at least {minimum} characters long",
    differ: "Passwords do not match",
    codeLength: "Enter the {count} digits of the mail",
    wrongCode: "This code is wrong or has expired. Take the one of the newest mail.",
    failed: "Failed to change password",
    done: "Password Updated",
    doneText: "You are signed out everywhere else.",
  },
  errors: {
    same_password: "This is your password already. Choose another one.",
    weak_password: "This password is too easy to guess. Choose another one.",
    insufficient_aal: "Confirm it is you with your second factor first, then try again.",
    email_exists: "Another account has this address.",
    over_email_send_rate_limit:
      "Too many e-mails were requested. Wait a few minutes and try again.",
    over_request_rate_limit: "Too many attempts. Wait a moment and try again.",
  },
  export: {
    title: "Your data",
    description:
      "One archive with everything you have stored here: your documents, letters and receipts, everything as JSON and as tables, and your profile as a JSON Resume.",
    submit: "Export everything",
    failed: "Your data could not be exported.",
  },
  deletion: {
    title: "Delete account",
    description:
      "Deletes your profile, files, applications and sessions for good. A paid plan ends at once.",
    open: "Delete account",
    dialogTitle: "Delete your account?",
    dialogText:
      "Everything you have stored here is deleted for good, and a paid plan ends at once. This cannot be undone.",
    confirm: "Delete for good",
    keep: "Keep my account",
    done: "Account deleted",
    failed: "Failed to delete account",
    failedText: "Something went wrong. Please try again.",
  },
} as const;

export const accountMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
