import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Aujourd’hui",
  loadFailed: "Votre journée n’a pas pu être chargée",
  calm: "Rien à faire aujourd’hui, et aucune réponse ne tarde.",
  due: "À faire",
  week: "Entretiens des {days} prochains jours",
  asked: "Après l’entretien",
  quiet: {
    plural: {
      one: "Sans nouvelles depuis {count} jour",
      other: "Sans nouvelles depuis {count} jours",
    },
  },
  quietFor: { plural: { one: "{count} jour", other: "{count} jours" } },
  drafts: "Prêt à envoyer",
  letterFor: "Lettre pour {title}",
  more: { plural: { one: "et {count} autre", other: "et {count} autres" } },
};
