import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Mentions légales",
  description: "Qui exploite ce serveur, qui édite ce site et où il est hébergé.",
  intro:
    "Postulo est un logiciel libre que chacun peut exploiter. Ces mentions indiquent qui exploite ce serveur. Ce que l’exploitant n’a pas renseigné est signalé comme manquant.",
  missing: "Non indiqué par l’exploitant de ce serveur",
  publisher: {
    title: "Éditeur",
    name: "Nom ou raison sociale",
    address: "Adresse",
    phone: "Téléphone",
    email: "E-mail",
    registration: "Numéro d’immatriculation",
    vat: "Numéro de TVA",
  },
  director: { title: "Directeur ou directrice de la publication", name: "Nom" },
  host: { title: "Hébergeur", name: "Nom", address: "Adresse", phone: "Téléphone" },
  data: {
    title: "Données personnelles",
    text: "Ce que ce serveur conserve à votre sujet, ainsi que vos droits, figure dans la politique de confidentialité\u00A0:",
    link: "Politique de confidentialité",
  },
};
