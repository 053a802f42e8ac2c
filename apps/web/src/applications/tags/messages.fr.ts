import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  full: "Dix étiquettes au maximum",
  oneAtATime: "Une étiquette à la fois",
  leftOut: {
    plural: {
      one: "{limit}\u00A0: {count} laissée de côté",
      other: "{limit}\u00A0: {count} laissées de côté",
    },
  },
  shortened: {
    plural: {
      one: "{count} étiquette raccourcie à {length} caractères",
      other: "{count} étiquettes raccourcies à {length} caractères",
    },
  },
};
