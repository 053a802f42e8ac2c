import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Vos sessions ouvertes",
  description: "Navigateur et système tels que chaque navigateur les indique.",
  loadFailed: "Vos sessions n’ont pas pu être chargées.",
  current: "Ce navigateur",
  extension: "Extension Postulo",
  device: "{browser} sous {system}",
  unknown: "Appareil inconnu",
  signedIn: "Connexion\u00A0:",
  lastUsed: "Dernière activité\u00A0:",
  end: "Déconnecter",
  endNamed: "Déconnecter\u00A0: {device}, dernière activité {moment}",
  endFailed: "La session n’a pas pu être fermée.",
  endedOne: "Session fermée\u00A0: {device}",
  endOthers: "Déconnecter partout ailleurs",
  endOthersFailed: "Les autres sessions n’ont pas pu être fermées.",
  ended: "Vos autres sessions sont fermées",
};
