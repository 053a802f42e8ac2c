import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  sent: "You logged in a while ago. We have e-mailed you a code: type it here, and change the password again.",
  code: "{count}-digit code",
  sendAgain: "Send the code again",
  sentAgain: "A new code is on its way",
  notSent: "The code could not be sent",
} as const;

export const nonceMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
