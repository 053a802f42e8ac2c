import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  notGiven: "Not given",
  all: "All",
  total: "Total applications",
  ofTotal: "{sent}, {saved}",
  sentOfTotal: { plural: { one: "{count} sent", other: "{count} sent" } },
  savedOfTotal: { plural: { one: "{count} saved for later", other: "{count} saved for later" } },
  offers: "Offers received",
  completed: "Completed applications",
  figure: {
    total: "All applications",
    sent: "Sent applications",
    offers: "Offers received",
    completed: "Completed applications",
    quiet: "Without news for {days} days or more",
    prompt: "Sent at least {days} days ago, and known whether they were answered in time",
    promptlyAnswered: "Answered within {days} days",
    answerTime: "Answered, with the day of the answer",
    source: "Through “{source}”",
    noSource: "Without a source",
    month: "Sent in {month}",
    weekday: "Sent on a {day}",
    week: "Sent in the week of {day}",
    reached: "Reached “{stage}”",
    stay: "Have left “{stage}”",
    outcomes: {
      answered: "{group}: answered",
      unanswered: "{group}: ended without an answer",
      waiting: "{group}: waiting",
    },
  },
  loadFailed: "Your history could not be loaded.",
  show: "{count}: {label}. Show them in the list",
  showThem: "Show them",
  advice: {
    apply: "Send your first application: the figures start with it.",
    useSource: "Apply through “{source}” again: it is answered more often.",
    useSourceTwice: "Apply through “{source}” again: it is answered at least twice as often.",
    useSourceTimes:
      "Apply through “{source}” again: it is answered at least {times} times as often.",
    followUp: {
      plural: {
        one: "Follow up on {count} application without news for {days} days or more.",
        other: "Follow up on {count} applications without news for {days} days or more.",
      },
    },
    tooFew: {
      plural: {
        one: "Keep applying: {count} application is too few to compare.",
        other: "Keep applying: {count} applications are too few to compare.",
      },
    },
    tooEarly: "Keep applying: it is too early to compare answers.",
    carryOn: "Carry on: no source is clearly answered more often than the others.",
  },
  fact: {
    none: "None of the {all} applications was answered within {days} days.",
    some: {
      plural: {
        one: "{count} of {all} applications was answered within {days} days.",
        other: "{count} of {all} applications were answered within {days} days.",
      },
    },
    source: "“{source}”: {answered} of {all}. All others: {otherAnswered} of {otherAll}.",
    hint: "“{source}” did better so far: {answered} of {all}; all others {otherAnswered} of {otherAll}. With so few it may be chance.",
    counted:
      "Counted: applications sent at least {days} days ago whose answer has a date, {all} of {sent}.",
  },
  asTable: "Numbers as a table",
  applications: "Applications",
  reached: "Stages reached",
  reachedNote:
    "Each application also counts in the stages before: who had a second interview had a first one.",
  ofAll: {
    plural: {
      one: "Of {count} application sent: {answered} answered, {offers} with an offer.",
      other: "Of {count} applications sent: {answered} answered, {offers} with an offer.",
    },
  },
  shareAxis: "Share of the applications",
  daysAxis: "Days",
  ways: "Moves from stage to stage",
  forward: { plural: { one: "{count} move forward.", other: "{count} moves forward." } },
  noWays: "No application has changed its stage yet.",
  from: "From",
  to: "To",
  times: "Times",
  daysInStage: "Median days in a stage",
  answeredSameDay: "First answer on the day of sending (median of {count})",
  daysToAnswer: "First answer after {days} (median of {count})",
  noAnswerYet: "No answer yet.",
  daysOf: "{days} (n = {count})",
  waitingNote: {
    plural: {
      one: "{count} application is still waiting for an answer, and not set to “No response”.",
      other: "{count} applications are still waiting for an answer, and not set to “No response”.",
    },
  },
  setToNoResponse: "Set to “No response”",
  bySource: "Answered, by source",
  mostBySource: "Most often through “{source}”: {count} of {all}.",
  mostOnWeekday: "Most often on {day}: {count} of {all}.",
  lastMonth: "In {month}: {answered} of {all} answered so far.",
  byMonth: "Answered, by month of the application",
  byWeekday: "Answered, by weekday of the application",
  month: "Month",
  weekday: "Weekday",
  answered: "Answered",
  unanswered: "Ended without an answer",
  waiting: "Waiting",
  perWeek: "Applications per week",
  weekOf: "Week of",
  meanPerWeek: "On average {mean} a week since the week of {day}.",
  oneWeek: "All in the week of {day}.",
  sent: "Sent",
  answeredSince: "Answered since",
} as const;

export const analyticsMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
