import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "À propos",
  description: "Pourquoi Postulo existe, et qui le fait tourner.",
  intro:
    "Chercher un emploi ne devrait pas vouloir dire retaper les mêmes lignes dans cent formulaires.\n\nPostulo garde votre profil à un seul endroit, s’en sert pour remplir les formulaires de candidature, écrit des lettres dont chaque phrase repose sur quelque chose que vous avez fait, et montre où en est chaque candidature. Il n’invente rien et n’envoie rien : le dernier clic vous appartient toujours.\n\nC’est un logiciel libre. Vous pouvez l’héberger vous-même, et vos données restent là où vous les mettez.",
  team: "Les personnes derrière ce serveur",
  posts: { ceo: "Direction générale", coo: "Direction des opérations" },
  people: "Ce serveur est exploité par {people}.",
  nobody: "Les personnes qui exploitent ce serveur ne se sont pas présentées.",
  photoOf: "Photo de {name}",
};
