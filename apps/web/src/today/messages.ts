import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Today",
  loadFailed: "Your day could not be loaded.",
  calm: "Nothing is due today, and nobody keeps you waiting.",
  applications: "See your applications",
  first: {
    text: "Add a job that you want. This page then says each day what to do: tasks, interviews, and who has not answered.",
    action: "Add your first application",
  },
  /** From one to nine, for interviews; and for tasks and weeks, which are feminine in other languages. */
  numbers: "one two three four five six seven eight nine",
  feminineNumbers: "one two three four five six seven eight nine",
  summary: {
    interviewsToday: {
      plural: { one: "{number} interview today", other: "{number} interviews today" },
    },
    moreToday: {
      plural: { one: "{number} more interview today", other: "{number} more interviews today" },
    },
    others: { plural: { one: "{number} more {when}", other: "{number} more {when}" } },
    ahead: { plural: { one: "{number} interview {when}", other: "{number} interviews {when}" } },
    aheadThisWeek: {
      plural: {
        one: "{number} interview ahead this week",
        other: "{number} interviews ahead this week",
      },
    },
    onDay: "on {day}",
    tomorrow: "tomorrow",
    thisWeek: "this week",
    byDay: "by {day}",
    overdue: { plural: { one: "{number} task is overdue", other: "{number} tasks are overdue" } },
    due: { plural: { one: "{number} task is due today", other: "{number} tasks are due today" } },
    alsoDue: { plural: { one: "{number} is due today", other: "{number} are due today" } },
    both: "{first}, {second}",
    nothing: "nothing is due today",
  },
  due: "To do",
  edit: "Edit",
  noTask: "No task is due in the next seven days.",
  actionsOf: "Actions: {what}",
  asked: "After the interview",
  quiet: { plural: { one: "No news for {number} week", other: "No news for {number} weeks" } },
  quietFor: { plural: { one: "{count} day", other: "{count} days" } },
  applied: "Applied {day}",
  drafts: "Ready to send",
  letterFor: "Letter for {title}",
  cvFor: "CV for {title}",
  languages: { en: "In English", fr: "In French" },
  review: "Review",
  reviewOf: "Review: {what}",
  letterEdited: "Edited {day}",
  cvEdited: "Edited {day}",
  onDate: "{day}",
  more: { plural: { one: "Show {count} more", other: "Show {count} more" } },
  next: "Next interview",
  noInterview: "No interview is planned.",
  calendar: "Calendar",
  agenda: "Other interviews",
  tomorrow: "Tomorrow",
  in: {
    now: "now",
    minutes: "in {minutes} min",
    hours: "in {hours} h",
    hoursAndMinutes: "in {hours} h {minutes}",
    days: { plural: { one: "in {count} day", other: "in {count} days" } },
  },
} as const;

export const todayMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
