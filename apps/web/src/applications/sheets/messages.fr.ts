import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  cancel: "Annuler",
  report: {
    title: "Rapport de recherche",
    text: "Une page avec la date, l’entreprise, le poste et l’issue de chaque candidature d’une période, comme le demandent les agences pour l’emploi.",
    period: "Période",
    periods: {
      thisMonth: "Ce mois-ci",
      lastMonth: "Le mois dernier",
      threeMonths: "Les trois derniers mois",
      custom: "Autres dates",
    },
    from: "Du",
    to: "Au",
    wrongDate: "Saisissez une date",
    wrongOrder: "Cette date ne peut pas précéder le premier jour",
    format: "Format du fichier",
    formats: { pdf: "Document PDF", csv: "CSV (tableur)" },
    download: "Télécharger",
    fileName: "candidatures",
    done: "Rapport téléchargé",
    failed: "Le rapport n’a pas pu être créé",
    invalid: "Le serveur n’accepte pas cette période.",
    tooMany:
      "Un PDF contient {count} candidatures : choisissez une période plus courte, ou le format CSV.",
  },
  import: {
    title: "Importer des candidatures",
    text: "Depuis Huntr, Teal, Simplify, LinkedIn (« Job Applications.csv » et « Saved Jobs.csv » de son export de données) ou tout tableau enregistré en CSV. Rien n’est enregistré avant que vous ayez vu ce qui serait fait.",
    choose: "Choisir un fichier",
    faults: {
      tooLarge: "Ce fichier dépasse {megabytes} Mo.",
      noSheet:
        "Ce fichier n’est pas un tableau avec des titres et des lignes. Dans votre tableur, enregistrez-le en CSV et choisissez ce fichier.",
    },
    mapping: "À quoi correspond chaque colonne",
    none: "Absent du fichier",
    start: { plural: { one: "Importer {count} ligne", other: "Importer {count} lignes" } },
    willAdd: {
      plural: { one: "{count} ligne est nouvelle.", other: "{count} lignes sont nouvelles." },
    },
    known: {
      plural: {
        one: "{count} ligne figure déjà dans votre liste et est laissée de côté.",
        other: "{count} lignes figurent déjà dans votre liste et sont laissées de côté.",
      },
    },
    wrong: {
      plural: {
        one: "{count} ligne est illisible et est laissée de côté.",
        other: "{count} lignes sont illisibles et sont laissées de côté.",
      },
    },
    moreProblems: {
      plural: { one: "Et {count} autre ligne.", other: "Et {count} autres lignes." },
    },
    dateOrder: {
      question: "Ces dates peuvent se lire de deux façons. Laquelle est la bonne ?",
      dayFirst: "Le jour vient en premier",
      monthFirst: "Le mois vient en premier",
    },
    stages: {
      question: "À quelle étape correspondent ces mots ?",
      name: {
        plural: { one: "« {name} » ({count} ligne)", other: "« {name} » ({count} lignes)" },
      },
      omit: "Laisser de côté",
    },
    withoutDate: {
      plural: {
        one: "Date de candidature de la {count} ligne qui n’en a pas",
        other: "Date de candidature des {count} lignes qui n’en ont pas",
      },
    },
    withoutLink: {
      label: {
        plural: {
          one: "Importer aussi la {count} ligne sans lien",
          other: "Importer aussi les {count} lignes sans lien",
        },
      },
      description:
        "Une candidature a besoin d’un lien vers son annonce. Ces lignes reçoivent une recherche web de l’intitulé et de l’entreprise, et une note qui l’indique. Vous pourrez le remplacer dans les détails de la candidature.",
      note: "Le fichier importé n’avait pas de lien vers l’annonce. Le lien est une recherche web de l’intitulé et de l’entreprise.",
    },
    preview: "Les premières candidatures telles qu’elles seront",
    line: "Ligne {line} :",
    problems: {
      noTitle: "pas d’intitulé de poste",
      noCompany: "pas d’entreprise",
      noUrl: "pas de lien vers l’annonce",
      wrongUrl: "pas d’adresse de l’annonce",
      wrongDate: "date invalide",
      unknownStage: "étape inconnue",
      wrongEmail: "adresse e-mail invalide",
      tooLong: "trop long",
    },
    done: {
      plural: { one: "{count} candidature importée", other: "{count} candidatures importées" },
    },
    failed: "Les candidatures n’ont pas pu être importées",
    undone: "Import annulé",
    undoFailed: "L’import n’a pas pu être annulé",
  },
};
