import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./report-messages.ts";

export const messages: Translation<typeof english> = {
  title: "Ma recherche d’emploi",
  period: "Du {from} au {to}",
  made: "Établi le {day}",
  empty: "Aucune candidature pendant cette période.",
  person: "Nom",
  periodLabel: "Période",
  fileName: "candidatures",
  columns: {
    date: "Date",
    company: "Entreprise",
    position: "Poste",
    place: "Lieu",
    source: "Source",
    outcome: "Suite donnée",
  },
  totals: {
    applications: "Candidatures",
    interviews: "Avec entretien",
    offers: "Avec offre",
    rejected: "Refusées",
    unanswered: "Sans réponse",
  },
};
