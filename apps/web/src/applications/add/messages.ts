import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  label: "Text of the posting (optional)",
  description:
    "Paste it, or drop a file: job title, link, company, place, contract, salary, contact and closing date are read from it. The text is kept with the application.",
  contact_name: "Contact’s name",
  contact_email: "Contact’s e-mail",
  contact_phone: "Contact’s phone",
  next_action_date: "Closing date",
  choose: "Choose a file",
  formats: "PDF, Word, text or web page",
  reading: "Reading the file…",
  read: "Read from the posting, please check: {columns}",
  onlyLink: "Only the link was read. Paste the text of the posting too: the rest is read from it.",
  nothing: "Nothing could be read with certainty. The text is kept.",
  noText: "This file has no text. It may be a scan: type or paste what you need.",
  encrypted: "This file is protected by a password. Open it, copy its text and paste it here.",
  unsupported: "This kind of file cannot be read. Open it, copy its text and paste it here.",
  unreadable: "This file could not be read. Open it, copy its text and paste it here.",
  busy: "Other files are being read. Please try again in a moment.",
  unreachable:
    "This file is read on the server, which cannot be reached. Paste its text, or try again later.",
  tooLong: "This posting has more text than the {count} characters that are kept.",
  replaced: "The file replaced the text of the posting",
} as const;

export const postingMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
