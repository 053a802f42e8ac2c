import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Confirmez votre identité",
  why: "Votre second facteur est nécessaire ici. Votre saisie est conservée.",
  loadFailed: "Vos seconds facteurs n’ont pas pu être chargés.",
  appName: "Application d’authentification",
  phoneName: "Téléphone",
  app: "Ouvrez «\u00A0{name}\u00A0» et saisissez le code affiché pour ce site.",
  phone: "Un code peut être envoyé par SMS au numéro qui se termine par {ending}.",
  phoneSent: "Un SMS avec un code a été envoyé au numéro qui se termine par {ending}.",
  recovery: "Saisissez l’un des codes de secours que vous avez conservés. Chacun sert une fois.",
  send: "Envoyer le code",
  resend: "Envoyer un autre code",
  sendFailed: "Le code n’a pas pu être envoyé",
  field: "Code à {count} chiffres",
  recoveryField: "Code de secours",
  submit: "Confirmer",
  checkFailed: "Le code n’a pas pu être vérifié",
  otherWays: "Autres moyens",
  byApp: "Utiliser «\u00A0{name}\u00A0»",
  byPhone: "Utiliser le numéro qui se termine par {ending}",
  byRecovery: "Utiliser un code de secours",
  problems: {
    wrongLength: "Saisissez les {count} chiffres",
    wrongRecoveryLength: "Saisissez un code de secours entier",
    wrong: "Ce code est erroné ou a déjà servi. Attendez le suivant, puis réessayez.",
    wrongRecovery: "Ce code de secours est erroné ou a déjà servi.",
    expired: "Ce code a expiré. Demandez-en un autre.",
    tooMany: "Trop de codes erronés. Patientez un quart d’heure, puis réessayez.",
  },
  errors: {
    over_sms_send_rate_limit: "Trop de SMS ont été demandés. Patientez quelques minutes.",
    over_request_rate_limit: "Trop de tentatives. Patientez quelques minutes, puis réessayez.",
  },
};
