import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  notGiven: "Non renseigné",
  all: "Toutes",
  total: "Candidatures au total",
  ofTotal: "{sent}, {saved}",
  sentOfTotal: { plural: { one: "{count} envoyée", other: "{count} envoyées" } },
  savedOfTotal: { plural: { one: "{count} enregistrée", other: "{count} enregistrées" } },
  offers: "Offres reçues",
  completed: "Candidatures terminées",
  figure: {
    total: "Toutes les candidatures",
    sent: "Candidatures envoyées",
    offers: "Offres reçues",
    completed: "Candidatures terminées",
    quiet: "Sans nouvelles depuis {days} jours ou plus",
    prompt: "Envoyées il y a au moins {days} jours, avec un délai de réponse connu",
    promptlyAnswered: "Réponse reçue en {days} jours au plus",
    answerTime: "Réponse reçue à une date connue",
    source: "Par «\u00A0{source}\u00A0»",
    noSource: "Sans source",
    month: "Envoyées en {month}",
    weekday: "Envoyées un {day}",
    week: "Envoyées la semaine du {day}",
    reached: "Ayant atteint «\u00A0{stage}\u00A0»",
    stay: "Sorties de «\u00A0{stage}\u00A0»",
    outcomes: {
      answered: "{group}\u00A0: avec réponse",
      unanswered: "{group}\u00A0: terminées sans réponse",
      waiting: "{group}\u00A0: en attente",
    },
  },
  loadFailed: "Votre historique n’a pas pu être chargé.",
  show: "{count} : {label}. Les afficher dans la liste",
  showThem: "Les afficher",
  advice: {
    apply: "Envoyez votre première candidature\u00A0: les chiffres commencent avec elle.",
    useSource:
      "Misez encore sur «\u00A0{source}\u00A0»\u00A0: les réponses y sont plus fréquentes.",
    useSourceTwice:
      "Misez encore sur «\u00A0{source}\u00A0»\u00A0: les réponses y sont au moins deux fois plus fréquentes.",
    useSourceTimes:
      "Misez encore sur «\u00A0{source}\u00A0»\u00A0: les réponses y sont au moins {times} fois plus fréquentes.",
    followUp: {
      plural: {
        one: "Relancez {count} candidature sans nouvelles depuis {days} jours ou plus.",
        other: "Relancez {count} candidatures sans nouvelles depuis {days} jours ou plus.",
      },
    },
    tooFew: {
      plural: {
        one: "Continuez à postuler\u00A0: {count} candidature ne suffit pas pour comparer.",
        other: "Continuez à postuler\u00A0: {count} candidatures ne suffisent pas pour comparer.",
      },
    },
    tooEarly: "Continuez à postuler\u00A0: il est trop tôt pour comparer les réponses.",
    carryOn:
      "Continuez ainsi\u00A0: aucune source n’obtient nettement plus de réponses que les autres.",
  },
  fact: {
    none: "Aucune des {all} candidatures n’a reçu de réponse en {days} jours.",
    some: {
      plural: {
        one: "{count} candidature sur {all} a reçu une réponse en {days} jours au plus.",
        other: "{count} candidatures sur {all} ont reçu une réponse en {days} jours au plus.",
      },
    },
    source:
      "«\u00A0{source}\u00A0»\u00A0: {answered} sur {all}. Toutes les autres\u00A0: {otherAnswered} sur {otherAll}.",
    hint: "«\u00A0{source}\u00A0» obtient plus de réponses jusqu’ici\u00A0: {answered} sur {all}\u202F; toutes les autres {otherAnswered} sur {otherAll}. Sur si peu, c’est peut-être le hasard.",
    counted:
      "Sont comptées les candidatures envoyées il y a au moins {days} jours et dont la réponse a une date\u00A0: {all} sur {sent}.",
  },
  asTable: "Les chiffres en tableau",
  applications: "Candidatures",
  reached: "Étapes atteintes",
  reachedNote:
    "Chaque candidature compte aussi dans les étapes d’avant\u00A0: qui a eu un deuxième entretien en a eu un premier.",
  ofAll: {
    plural: {
      one: "Sur {count} candidature envoyée\u00A0: {answered} avec réponse, {offers} avec une offre.",
      other:
        "Sur {count} candidatures envoyées\u00A0: {answered} avec réponse, {offers} avec une offre.",
    },
  },
  shareAxis: "Part des candidatures",
  daysAxis: "Jours",
  ways: "Passages d’une étape à l’autre",
  forward: { plural: { one: "{count} passage en avant.", other: "{count} passages en avant." } },
  noWays: "Aucune candidature n’a encore changé d’étape.",
  from: "De",
  to: "À",
  times: "Fois",
  daysInStage: "Jours passés dans une étape (médiane)",
  answeredSameDay: "Première réponse le jour de l’envoi (médiane sur {count})",
  daysToAnswer: "Première réponse après {days} (médiane sur {count})",
  noAnswerYet: "Aucune réponse pour l’instant.",
  daysOf: "{days} (sur {count})",
  waitingNote: {
    plural: {
      one: "{count} candidature attend encore une réponse et n’est pas classée «\u00A0Sans réponse\u00A0».",
      other:
        "{count} candidatures attendent encore une réponse et ne sont pas classées «\u00A0Sans réponse\u00A0».",
    },
  },
  setToNoResponse: "Classées «\u00A0Sans réponse\u00A0»",
  bySource: "Réponses selon la source",
  mostBySource: "Le plus souvent par «\u00A0{source}\u00A0»\u00A0: {count} sur {all}.",
  mostOnWeekday: "Le plus souvent le {day}\u00A0: {count} sur {all}.",
  lastMonth: "En {month}\u00A0: {answered} sur {all} avec réponse à ce jour.",
  byMonth: "Réponses selon le mois de candidature",
  byWeekday: "Réponses selon le jour de candidature",
  month: "Mois",
  weekday: "Jour",
  answered: "Avec réponse",
  unanswered: "Terminées sans réponse",
  waiting: "En attente",
  perWeek: "Candidatures par semaine",
  weekOf: "Semaine du",
  meanPerWeek: "En moyenne {mean} par semaine depuis la semaine du {day}.",
  oneWeek: "Toutes dans la semaine du {day}.",
  sent: "Envoyées",
  answeredSince: "Avec réponse depuis",
};
