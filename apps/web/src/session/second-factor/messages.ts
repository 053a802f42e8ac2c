import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Confirm it is you",
  why: "This needs your second factor. What you entered is kept.",
  loadFailed: "Your second factors could not be loaded.",
  appName: "Authenticator app",
  phoneName: "Phone",
  app: "Open “{name}” and enter the code it shows for this site.",
  phone: "A code can be sent by text message to the number that ends in {ending}.",
  phoneSent: "A text message with a code is on its way to the number that ends in {ending}.",
  recovery: "Enter one of the recovery codes that you saved. Each works once.",
  send: "Send the code",
  resend: "Send another code",
  sendFailed: "The code could not be sent",
  field: "{count}-digit code",
  recoveryField: "Recovery code",
  submit: "Confirm",
  checkFailed: "The code could not be checked",
  otherWays: "Other ways",
  byApp: "Use “{name}”",
  byPhone: "Use the phone number that ends in {ending}",
  byRecovery: "Use a recovery code",
  problems: {
    wrongLength: "Enter the {count} digits",
    wrongRecoveryLength: "Enter a whole recovery code",
    wrong: "This code is wrong, or was used before. Wait for the next one and try again.",
    wrongRecovery: "This recovery code is wrong, or was used before.",
    expired: "This code has expired. Request another one.",
    tooMany: "Too many wrong codes. Wait a quarter of an hour, then try again.",
  },
  errors: {
    over_sms_send_rate_limit: "Too many text messages were requested. Wait a few minutes.",
    over_request_rate_limit: "Too many attempts. Wait a few minutes, then try again.",
  },
} as const;

export const factorMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
