export const messages = {
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
  },
  import: {
    title: "Importer des candidatures",
    text: "Depuis Huntr, Teal, Simplify ou tout tableau enregistré en CSV. Rien n’est enregistré avant que vous ayez vu ce qui serait fait.",
    choose: "Choisir un fichier",
    faults: {
      tooLarge: "Ce fichier dépasse 10 Mo.",
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
    line: "Ligne {line} :",
    problems: {
      noTitle: "pas d’intitulé de poste",
      noCompany: "pas d’entreprise",
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
} as const;
