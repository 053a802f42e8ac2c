import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  documentTitle: "Remplissez une fois, postulez partout",
  description:
    "Postulo réunit votre profil en un seul endroit, remplit les formulaires de candidature, rédige vos lettres de motivation et suit chaque candidature.",
  headline: "Remplissez une fois.\nPostulez partout.",
  lead: "Postulo réunit votre profil en un seul endroit, s’en sert pour remplir les formulaires de candidature et rédiger vos lettres de motivation, et vous montre où en est chaque candidature.",
  start: "Commencer",
  toDashboard: "Aller au tableau de bord",
  seeHow: "Voir comment ça marche",
  steps: {
    title: "Comment ça marche",
    profile: {
      title: "Créez votre profil",
      text: "Importez votre CV ou saisissez-le\u00A0: expériences, formations, compétences, liens. Une seule fois, et vous le corrigez quand vous voulez.",
    },
    extension: {
      title: "Installez l’extension",
      text: "Elle s’installe dans votre navigateur et reconnaît les formulaires de candidature des sites carrières.",
    },
    apply: {
      title: "Postulez partout",
      text: "Elle remplit ce qu’elle sait. Vous vérifiez, complétez et envoyez. Chaque candidature apparaît dans votre tableau de bord.",
    },
  },
  picture: {
    form: "Formulaire de candidature",
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    filled: "4 champs remplis depuis votre profil",
    tracked: "Vos candidatures",
  },
};
