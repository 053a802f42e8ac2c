import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  title: "Profil",
  description: "Votre compte en un coup d’œil.",
  email: "Adresse e-mail",
  education: "Formations",
  experiences: "Expériences",
  skills: "Compétences",
  loadFailed: "L’aperçu n’a pas pu être chargé.",
  logout: "Déconnexion",
};
