import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Page not found",
  subtitle: "There is nothing at this address. It may have moved, or the link has a typo.",
  home: "Back to the home page",
} as const;

export const notFoundMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
