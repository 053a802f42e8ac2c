import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  updated: "Dernière mise à jour : {date}",
  contents: "Sommaire",
};
