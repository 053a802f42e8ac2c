import { defineTranslators } from "@postulo/i18n/translators";
import { messages as fr } from "./report-messages.fr.ts";

export const messages = {
  title: "My job search",
  period: "From {from} to {to}",
  made: "Made on {day}",
  empty: "No application in this period.",
  person: "Name",
  periodLabel: "Period",
  fileName: "applications",
  columns: {
    date: "Date",
    company: "Company",
    position: "Position",
    place: "Place",
    source: "Source",
    outcome: "Outcome",
  },
  totals: {
    applications: "Applications",
    interviews: "With an interview",
    offers: "With an offer",
    rejected: "Rejected",
    unanswered: "Without an answer",
  },
} as const;

export const translateReport = defineTranslators(messages, { fr });
