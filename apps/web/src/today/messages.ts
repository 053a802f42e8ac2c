import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Today",
  loadFailed: "Your day could not be loaded",
  calm: "Nothing is due today, and nobody keeps you waiting.",
  due: "To do",
  week: "Interviews of the next {days} days",
  asked: "After the interview",
  quiet: { plural: { one: "No news for {count} day", other: "No news for {count} days" } },
  quietFor: { plural: { one: "{count} day", other: "{count} days" } },
  drafts: "Ready to send",
  letterFor: "Letter for {title}",
  more: { plural: { one: "and {count} more", other: "and {count} more" } },
} as const;

export const todayMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
