import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Données envoyées à l’extérieur",
  model: {
    none: "Ce serveur n’utilise aucun modèle d’IA\u00A0: les lettres y sont composées, les CV y sont lus, et rien n’en sort.",
    local:
      "Le modèle d’IA {model} fonctionne sur ce serveur même ({host})\u00A0: ce qu’il lit et écrit n’en sort pas.",
    remote:
      "Quand vous faites écrire une lettre, lire un CV, formuler une ligne de CV ou préparer une réponse à un formulaire, ce serveur appelle le modèle d’IA {model} chez {host}.",
    sent: "Ce qu’il reçoit",
    sentLetter:
      "Pour une lettre\u00A0: l’annonce, vos réponses aux deux questions, et la présentation, les expériences, formations, engagements, compétences et remarques de votre profil",
    sentResume: "Pour un CV\u00A0: ses lignes de texte",
    sentLine: "Pour une ligne de CV\u00A0: cette ligne, et ce que l’annonce demande à ce sujet",
    sentAnswer:
      "Pour une réponse à un formulaire\u00A0: la question, et les parties de votre profil et de vos propres réponses qui s’y rapportent",
    kept: "Ce qu’il ne reçoit pas",
    keptContact:
      "Votre nom, votre adresse postale, votre téléphone, vos adresses e-mail et web\u00A0: ils sont retirés des textes des lettres et des réponses, et d’un CV dans la mesure où ils sont reconnus\u202F; une ligne de CV dans laquelle ils sont reconnus n’est pas envoyée",
    keptOthers:
      "Vos documents et vos candidatures, et tout ce pour quoi vous n’avez demandé ni lettre, ni lecture, ni formulation, ni brouillon",
  },
  description:
    "Chaque appel à un modèle d’IA fait pour vous. Questions et réponses ne sont pas conservées.",
  onServer: "sur ce serveur, rien n’en est sorti",
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
    cv: "Formulation d’une ligne de CV",
    answer: "Brouillon pour une question d’un formulaire",
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
