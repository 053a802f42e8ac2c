import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Mon CV",
  description: "Tout votre profil, avec vos mots. Rien n’est ajouté, et c’est gratuit.",
  forJobDescription: "Votre profil, mis en ordre pour une annonce. Rien n’est ajouté.",
  choice: { label: "Quel CV", whole: "Tout le profil", job: "Pour une annonce" },
  download: {
    pdf: "Télécharger le PDF",
    failed: "Le CV n’a pas pu être créé",
  },
  toPreview: "Aperçu",
  look: "Présentation",
  template: "Modèle",
  twoColumns: "Deux colonnes",
  twoColumnsNote:
    "Pour des personnes, pas pour des formulaires\u00A0: les programmes qui lisent les lignes sur toute la largeur mêlent les deux colonnes. Le document Word n’en a qu’une.",
  accent: {
    label: "Couleur",
    template: "Celle du modèle",
    black: "Noir",
    blue: "Bleu",
    teal: "Bleu canard",
    green: "Vert",
    red: "Rouge",
    purple: "Violet",
  },
  paper: "Papier",
  language: {
    label: "Langue",
    profile: "Comme mon profil",
    en: "Anglais",
    fr: "Français",
  },
  languageNote: "Des titres, des dates et des niveaux. Vos propres mots restent tels quels.",
  preview: {
    title: "Aperçu",
    page: "Votre CV, page {number} sur {count}",
    failed: "L’aperçu n’a pas pu être affiché",
  },
  nameMissing: "Votre CV commence par votre nom, qui manque dans votre profil.",
  addName: "Ajouter mon nom",
  profileEmpty:
    "Votre profil n’a encore rien à montrer\u00A0: ni expérience, ni formation, ni compétence, ni résumé.",
  addExperience: "Ajouter une expérience",
};
