import { defineTranslators } from "@postulo/i18n/translators";
import { messages as fr } from "./digest-messages.fr.ts";

export const messages = {
  mail: {
    subject: "Today: {list}",
    interviewCount: { plural: { one: "{count} interview", other: "{count} interviews" } },
    dueCount: { plural: { one: "{count} reminder", other: "{count} reminders" } },
    overdueCount: { plural: { one: "{count} overdue", other: "{count} overdue" } },
    greeting: "Hello,",
    introduction: "This is your job search on {day}.",
    interviews: "Interviews",
    interview: "{hour} {what}: {position}",
    interviewAt: "{hour} {what}: {position} ({place})",
    due: "Due today",
    overdue: "Overdue",
    reminder: "Reminder",
    item: "{what}: {position}",
    overdueItem: "{what}: {position} (since {day})",
    more: { plural: { one: "and {count} more", other: "and {count} more" } },
    button: "Open my applications",
    linkFallback: "If the button does not work, copy this address into your browser:",
    why: "You get this mail because you switched it on in your account. No mail is sent on days with nothing to report.",
    leave: "Stop the daily e-mail",
    signature: "Postulo",
  },
  page: {
    home: "Back to Postulo",
    question: {
      title: "Stop the daily e-mail",
      body: "Do you no longer want to receive the daily e-mail about your applications?",
      button: "Stop it",
    },
    done: {
      title: "The daily e-mail is stopped",
      body: "No more of them will come. You can switch it on again in your account at any time.",
    },
    unknown: {
      title: "This link does not work any more",
      body: "It is older than a year, or the account has been deleted. You can switch the daily e-mail off in your account.",
    },
  },
} as const;

export const translateDigest = defineTranslators(messages, { fr });
