import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  full: "Ten tags at most",
  oneAtATime: "One tag at a time",
  leftOut: { plural: { one: "{limit}: {count} left out", other: "{limit}: {count} left out" } },
  shortened: {
    plural: {
      one: "{count} tag shortened to {length} characters",
      other: "{count} tags shortened to {length} characters",
    },
  },
} as const;

export const tagMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
