import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Your change of address",
  requested: "Requested on",
  explanation:
    "It counts once both addresses have confirmed it, by the link or the code of the e-mail sent to each. Until then you log in with {current}.",
  expired: "The links have expired. Send the e-mails again, or cancel the change.",
  confirmed: "Confirmed",
  waiting: "Not confirmed yet",
  code: "Code sent to {email}",
  confirm: "Confirm",
  wrongLength: "Enter the {count} digits of the mail",
  wrongCode: "This code is wrong or has expired. Take the one of the newest mail.",
  tooMany: "Too many attempts. Wait a moment and try again.",
  codeFailed: "The code could not be checked",
  half: "This address has confirmed. The other one is still to come.",
  complete: "Your e-mail address is changed",
  completeText: "From now on you log in with {email}.",
  resend: "Send the e-mails again",
  resent: "The e-mails are on their way.",
  resendFailed: "The e-mails could not be sent",
  cancel: "Cancel the change",
  cancelled: "The change is cancelled",
  cancelledText: "Your address stays {current}.",
  nothingPending: "There is no change to cancel",
  nothingPendingText: "It was completed or cancelled elsewhere.",
  cancelFailed: "The change could not be cancelled",
  loadFailed: "It could not be loaded whether a change of address is pending.",
} as const;

export const emailChangeMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
