import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  notGiven: "Not given",
  all: "All",
  total: "Total applications",
  offers: "Offers received",
  completed: "Completed applications",
  loadFailed: "Your history could not be loaded.",
  show: "{count}: {label}. Show them in the list",
  asTable: "Numbers as a table",
  applications: "Applications",
  reached: "Ever reached",
  ofAll: { plural: { one: "Of {count} application", other: "Of {count} applications" } },
  ways: "Moves from stage to stage",
  waysNote: "Moves back are only shown in the table.",
  noWays: "No application has changed its stage yet.",
  from: "From",
  to: "To",
  times: "Times",
  daysInStage: "Median days in a stage",
  daysToAnswer: "First answer after {days} (median of {count})",
  noAnswerYet: "No answer yet.",
  daysOf: "{days} (n = {count})",
  answers: "Answered",
  waitingNote: {
    plural: {
      one: "{count} application is still waiting for an answer.",
      other: "{count} applications are still waiting for an answer.",
    },
  },
  group: "Group",
  bySource: "Answered, by source",
  byMonth: "Answered, by month of the application",
  byWeekday: "Answered, by weekday of the application",
  month: "Month",
  weekday: "Weekday",
  answered: "Answered",
  unanswered: "Ended without an answer",
  waiting: "Waiting",
  perWeek: "Applications per week",
  weekOf: "Week of",
} as const;

export const analyticsMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
