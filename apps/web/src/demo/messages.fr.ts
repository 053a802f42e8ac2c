import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Démonstration",
  description: "Essayez Postulo sans compte, avec les données d’une personne inventée.",
  notice:
    "Les données d’une personne inventée. Modifiez ce que vous voulez\u00A0: rien n’est envoyé, et tout disparaît quand vous fermez la page.",
  register: "Créer votre compte",
  toDashboard: "Tableau de bord",
  leave: "Découvrir Postulo",
  unavailable: "La démonstration ne le permet pas\u00A0: il faut un compte.",
  account: {
    title: "Cette partie demande un compte",
    text: "La démonstration montre les candidatures\u00A0: liste, tableaux, calendrier, chiffres, et la page de chacune. Profil, lettres et CV vous attendent dans votre compte.",
    back: "Retour aux candidatures",
  },
};
