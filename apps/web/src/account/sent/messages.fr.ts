import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Données envoyées à l’extérieur",
  description:
    "Chaque appel au fournisseur d’un modèle d’IA fait pour vous. Questions et réponses ne sont pas conservées. Votre nom et vos coordonnées ne sont pas envoyés pour une lettre\u00A0: ils sont ajoutés ensuite.",
  loadFailed: "Les appels n’ont pas pu être chargés.",
  nothing: "Aucune donnée n’a été envoyée à l’extérieur.",
  newest: "Les {count} plus récents. Tous se trouvent dans votre export.",
  where: "{provider}, {model}, {host}",
  sent: "{size} envoyés",
  received: "{size} reçus",
  purpose: {
    letter: "Rédaction d’une lettre",
    letterRepair: "Correction d’une lettre",
    resume: "Lecture d’un CV",
  },
  outcome: {
    open: "En cours",
    answered: "Réponse reçue",
    incomplete: "Interrompu",
    refused: "Refusé",
    rateLimited: "Trop de demandes",
    unavailable: "Injoignable",
    timedOut: "Trop long",
    cancelled: "Annulé",
  },
};
