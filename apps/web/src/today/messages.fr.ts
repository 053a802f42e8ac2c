import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Aujourd’hui",
  loadFailed: "Votre journée n’a pas pu être chargée.",
  calm: "Rien à faire aujourd’hui, et aucune réponse ne tarde.",
  applications: "Voir vos candidatures",
  first: {
    text: "Ajoutez un poste qui vous intéresse. Cette page indique ensuite, chaque jour, quoi faire\u00A0: tâches, entretiens, réponses qui tardent.",
    action: "Ajouter votre première candidature",
  },
  numbers: "un deux trois quatre cinq six sept huit neuf",
  feminineNumbers: "une deux trois quatre cinq six sept huit neuf",
  summary: {
    interviewsToday: {
      plural: { one: "{number} entretien aujourd’hui", other: "{number} entretiens aujourd’hui" },
    },
    moreToday: {
      plural: {
        one: "encore {number} entretien aujourd’hui",
        other: "encore {number} entretiens aujourd’hui",
      },
    },
    others: { plural: { one: "{number} autre {when}", other: "{number} autres {when}" } },
    ahead: { plural: { one: "{number} entretien {when}", other: "{number} entretiens {when}" } },
    aheadThisWeek: {
      plural: {
        one: "{number} entretien à venir cette semaine",
        other: "{number} entretiens à venir cette semaine",
      },
    },
    onDay: "{day}",
    tomorrow: "demain",
    thisWeek: "cette semaine",
    byDay: "d’ici à {day}",
    overdue: {
      plural: { one: "{number} tâche est en retard", other: "{number} tâches sont en retard" },
    },
    due: {
      plural: {
        one: "{number} tâche est à faire aujourd’hui",
        other: "{number} tâches sont à faire aujourd’hui",
      },
    },
    alsoDue: {
      plural: {
        one: "{number} est à faire aujourd’hui",
        other: "{number} sont à faire aujourd’hui",
      },
    },
    both: "{first}, {second}",
    nothing: "rien n’est à faire aujourd’hui",
  },
  due: "À faire",
  edit: "Modifier",
  noTask: "Aucune tâche n’est à faire dans les sept prochains jours.",
  actionsOf: "Actions : {what}",
  asked: "Après l’entretien",
  quiet: {
    plural: {
      one: "Sans nouvelles depuis {number} semaine",
      other: "Sans nouvelles depuis {number} semaines",
    },
  },
  quietFor: { plural: { one: "{count} jour", other: "{count} jours" } },
  applied: "Envoyée le {day}",
  drafts: "Prêt à envoyer",
  letterFor: "Lettre pour {title}",
  cvFor: "CV pour {title}",
  languages: { en: "En anglais", fr: "En français" },
  review: "Relire",
  reviewOf: "Relire : {what}",
  letterEdited: "Modifiée {day}",
  cvEdited: "Modifié {day}",
  onDate: "le {day}",
  more: { plural: { one: "Afficher {count} autre", other: "Afficher {count} autres" } },
  next: "Prochain entretien",
  noInterview: "Aucun entretien n’est prévu.",
  calendar: "Calendrier",
  agenda: "Autres entretiens",
  tomorrow: "Demain",
  in: {
    now: "en cours",
    minutes: "dans {minutes} min",
    hours: "dans {hours} h",
    hoursAndMinutes: "dans {hours} h {minutes}",
    days: { plural: { one: "dans {count} jour", other: "dans {count} jours" } },
  },
};
