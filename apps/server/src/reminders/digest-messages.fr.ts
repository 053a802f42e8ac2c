import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./digest-messages.ts";

export const messages: Translation<typeof english> = {
  mail: {
    subject: "Aujourd’hui : {list}",
    interviewCount: { plural: { one: "{count} entretien", other: "{count} entretiens" } },
    dueCount: { plural: { one: "{count} rappel", other: "{count} rappels" } },
    overdueCount: { plural: { one: "{count} en retard", other: "{count} en retard" } },
    greeting: "Bonjour,",
    introduction: "Voici votre recherche d’emploi, le {day}.",
    interviews: "Entretiens",
    interview: "{hour} {what} : {position}",
    interviewAt: "{hour} {what} : {position} ({place})",
    due: "À faire aujourd’hui",
    overdue: "En retard",
    reminder: "Rappel",
    item: "{what} : {position}",
    overdueItem: "{what} : {position} (depuis le {day})",
    more: { plural: { one: "et {count} autre", other: "et {count} autres" } },
    button: "Ouvrir mes candidatures",
    linkFallback: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
    why: "Vous recevez ce message parce que vous l’avez activé dans votre compte. Aucun message les jours où il n’y a rien à signaler.",
    leave: "Arrêter l’e-mail quotidien",
    signature: "Postulo",
  },
  page: {
    home: "Retour à Postulo",
    question: {
      title: "Arrêter l’e-mail quotidien",
      body: "Vous ne voulez plus recevoir l’e-mail quotidien sur vos candidatures ?",
      button: "L’arrêter",
    },
    done: {
      title: "L’e-mail quotidien est arrêté",
      body: "Vous n’en recevrez plus. Vous pouvez le réactiver dans votre compte à tout moment.",
    },
    unknown: {
      title: "Ce lien ne fonctionne plus",
      body: "Il a plus d’un an, ou le compte a été supprimé. Vous pouvez désactiver l’e-mail quotidien dans votre compte.",
    },
  },
};
