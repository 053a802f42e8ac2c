import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Extension du navigateur",
  description:
    "Connectez-la ici pour ne pas saisir votre mot de passe. Elle reçoit sa propre session.",
  isConnected: "Elle est connectée à ce compte.",
  get: "Installer l’extension",
  connect: "Connecter l’extension",
  connectAgain: "Connecter à nouveau",
  waiting:
    "Cliquez maintenant sur l’icône Postulo dans la barre du navigateur, puis sur « Connecter ».",
  lasts: "Cette offre sert une seule fois, pendant {minutes} minutes.",
  connected: "L’extension est connectée.",
  failed: "La connexion n’a pas pu être préparée. Réessayez.",
};
