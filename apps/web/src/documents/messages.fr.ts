import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  template: {
    plain: "Sobre",
    serif: "Classique",
    margin: "En marge",
    compact: "Dense",
    sidebar: "Colonne",
    split: "Bandeau",
  },
  style: {
    prose: "Phrases",
    quoted: "Lignes citées",
    table: "Deux colonnes",
    email: "E-mail court",
  },
};
