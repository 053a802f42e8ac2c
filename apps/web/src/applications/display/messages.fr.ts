import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  groupBy: "Regrouper par",
  groupings: {
    none: "Aucun groupe",
    stage: "Étape",
    priority: "Priorité",
    company: "Entreprise",
    next: "Date de la prochaine action",
    month: "Mois de candidature",
  },
  density: "Hauteur des lignes",
  densities: { comfortable: "Confortable", compact: "Compacte" },
  columns: "Colonnes",
  moveUp: "Monter {column}",
  moveDown: "Descendre {column}",
  moved: "{column}\u00A0: colonne {place} sur {count}",
  noRoom: "Sans place",
  noRoomHint: "Les colonnes sans place apparaissent dans une fenêtre plus large.",
  reset: "Colonnes par défaut",
};
