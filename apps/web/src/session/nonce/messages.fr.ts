import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  sent: "Votre connexion date. Nous vous avons envoyé un code par e-mail\u00A0: saisissez-le ici, puis changez à nouveau le mot de passe.",
  code: "Code à {count} chiffres",
  sendAgain: "Renvoyer le code",
  sentAgain: "Un nouveau code est en route",
  notSent: "Le code n’a pas pu être envoyé",
};
