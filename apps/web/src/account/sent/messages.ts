import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "What left this server",
  description:
    "Each call to the provider of an AI model, made for you. What was asked and answered is not kept. Your name and contact information are not sent for a letter: they are put in afterwards.",
  loadFailed: "The calls could not be loaded.",
  nothing: "Nothing left this server.",
  newest: "The newest {count}. All of them are in your export.",
  where: "{provider}, {model}, {host}",
  sent: "{size} sent",
  received: "{size} received",
  purpose: {
    letter: "Writing a letter",
    letterRepair: "Correcting a letter",
    resume: "Reading a résumé",
  },
  outcome: {
    open: "Under way",
    answered: "Answered",
    incomplete: "Broken off",
    refused: "Refused",
    rateLimited: "Too many requests",
    unavailable: "Not reached",
    timedOut: "Took too long",
    cancelled: "Cancelled",
  },
} as const;

export const sentMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
