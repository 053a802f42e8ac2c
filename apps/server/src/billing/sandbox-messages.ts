import { defineTranslators } from "@postulo/i18n/translators";
import { messages as fr } from "./sandbox-messages.fr.ts";

export const messages = {
  title: "Sandbox checkout",
  explanation:
    "No payment provider is set, so this page plays one. No money moves, and no card is asked for.",
  order: { month: "{plan}: {price} a month", year: "{plan}: {price} a year" },
  pay: "Pay {price}",
  decline: "Pay with a card that is declined",
  declined: "The card was declined. Nothing was paid; you can try again.",
  abandon: "Go back without paying",
  expired: "This checkout is closed. Choose a plan again.",
  paid: "This order is paid.",
  whatNext: "What happens next is up to you:",
  status: {
    active: "The subscription is active. The next payment is due on {date}.",
    ending: "The subscription was cancelled and ends on {date}.",
    past_due: "A payment has failed. The provider will try again.",
    canceled: "The subscription has ended.",
  },
  actions: {
    renew: "Let the next payment succeed",
    fail: "Let the next payment fail",
    giveUp: "Let the provider give up",
  },
  backToPostulo: "Continue to Postulo",
} as const;

export const translateSandbox = defineTranslators(messages, { fr });
