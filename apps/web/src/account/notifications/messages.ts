import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "E-mail notifications",
  description:
    "A daily e-mail with the reminders that are due and what is overdue. Nothing is sent when there is nothing to report.",
  digest: "Send me the daily e-mail",
  notSent:
    "This server does not send mails yet: they wait in its inbox, which only the person who runs it can open.",
  hour: "At",
  timeZone: "Time zone",
  language: "Language of the e-mail",
  loadFailed: "Your notification settings could not be loaded.",
  saveFailed: "Your notification settings could not be saved.",
  calendar: {
    title: "Calendar",
    description:
      "Your next actions, each on the day you gave it, in the calendar you use, through an address that it checks regularly.",
    create: "Create the address",
    address: "Address of your calendar",
    once: "Copy it now: it is shown only once. Whoever has it can read your calendar.",
    copy: "Copy",
    copied: "Address copied",
    copyFailed: "The address could not be copied. Select it and copy it yourself.",
    subscribe: "Open in my calendar",
    since: "You have an address since {day}.",
    read: "Your calendar last asked for it on {day}.",
    unread: "No calendar has asked for it yet.",
    renew: "Make a new address",
    revoke: "Take the address back",
    renewQuestion: "Make a new address?",
    revokeQuestion: "Take the address back?",
    consequence: "The address that you have now stops working wherever you entered it.",
    keep: "Keep it",
    revoked: "The address does not work any more",
    loadFailed: "Your calendar address could not be loaded.",
    failed: "Your calendar address could not be changed.",
  },
} as const;

export const notificationMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
