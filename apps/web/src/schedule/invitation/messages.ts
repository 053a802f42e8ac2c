import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Invitation",
  hint: "The calendar file (.ics) that came with the e-mail. It is read in this browser; nothing is stored before you confirm.",
  drop: "Drop it here, or",
  choose: "choose a file",
  paste: "Or paste its text",
  read: "Read the invitation",
  which: "The file has several events. Which one is the interview?",
  tooLarge: "This file is too large for an invitation.",
  tooMany:
    "This file has {count} events: it seems to be a whole calendar. An invitation has at most {most}.",
  unreadable: "No event with a date was found in it. An invitation begins with BEGIN:VCALENDAR.",
  allDay: "The invitation says no hour. Enter it before you save.",
  floating: "The invitation says no time zone: its hour was read on your clock.",
  changes: "This changes the interview that you have for {when}.",
  changesAt: "This changes the interview at {company} that you have for {when}.",
  changed: "Interview changed by the invitation",
  cancels: "This cancels the interview that you have for {when}.",
  cancelsUnknown: "This cancels an interview that is not in your list.",
  markCancelled: "Mark it as cancelled",
  keep: "Keep it",
  cancelled: "Interview marked as cancelled",
} as const;

export const invitationMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
