import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Mon CV",
  description: "Votre profil, avec vos mots. Rien n’est ajouté, et c’est gratuit.",
  forJobDescription: "Votre profil, mis en ordre pour une annonce. Rien n’est ajouté.",
  choice: { label: "Quel CV", whole: "Tout le profil", job: "Pour une annonce" },
  download: {
    pdf: "Télécharger le PDF",
    as: "Télécharger en {format}",
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
    count: { plural: { one: "{count} page", other: "{count} pages" } },
    fewer: "{count} pages dans ce modèle. Un modèle à une seule colonne peut en demander moins.",
    failed: "L’aperçu n’a pas pu être affiché",
  },
  unprintable: {
    title: "Le PDF ne peut pas afficher certains caractères",
    help: "Une case vide apparaît à leur place. Écrivez-les autrement dans votre profil, ou téléchargez le document Word, qui les garde.",
    head: "Nom et coordonnées",
    summary: "Résumé",
    experience: "Expérience",
    education: "Formation",
    contributions: "Engagements",
    skills: "Compétences",
    notes: "Divers",
  },
  leftOut: {
    count: {
      plural: {
        one: "{count} note de votre profil n’est pas dans ce CV",
        other: "{count} notes de votre profil ne sont pas dans ce CV",
      },
    },
    help: "Un CV affiche les notes dont le libellé est, par exemple, « Certificats », « Formations » ou « Centres d’intérêt ». Dans un CV pour une annonce, vous pouvez afficher chacune d’elles sous « Lignes ».",
    open: "Modifier mes notes",
  },
  nameMissing: "Votre CV commence par votre nom, qui manque dans votre profil.",
  addName: "Ajouter mon nom",
  profileEmpty:
    "Votre profil n’a encore rien à montrer. Importez un CV que vous avez déjà, ou commencez par vos expériences.",
  uploadResume: "Importer un CV",
  addExperience: "Ajouter une expérience",
};
