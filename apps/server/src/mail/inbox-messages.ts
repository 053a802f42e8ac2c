import { defineTranslators } from "@postulo/i18n/translators";
import { messages as fr } from "./inbox-messages.fr.ts";

export const messages = {
  title: "Local inbox",
  explanation:
    "No mail server is set, so mails stay on this machine and are shown here. Set SMTP_URL to send them for real.",
  empty: "No mail yet. Register, and the confirmation mail appears here.",
  to: "To",
  refresh: "Look again",
  home: "Back to Postulo",
  closed:
    "This server does not send its mails: they wait here, and only its operator can open them. If you wait for a mail, ask the person who runs this server.",
  forOperator:
    "You run it? Open the private link that Postulo printed when it started: it contains “/inbox?key=”.",
} as const;

export const translateInbox = defineTranslators(messages, { fr });
