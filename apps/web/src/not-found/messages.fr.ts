import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Page introuvable",
  subtitle:
    "Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien comporte une faute de frappe.",
  home: "Retour à l’accueil",
};
