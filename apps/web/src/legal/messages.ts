import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  updated: "Last updated: {date}",
  contents: "Contents",
} as const;

export const legalMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
