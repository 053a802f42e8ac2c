import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Connexion",
  intro: "Bon retour parmi nous.",
  continue: "Connectez-vous pour reprendre où vous en étiez.",
  selectPlan: "Connectez-vous pour choisir une formule",
  submit: "Se connecter",
  forgot: "Mot de passe oublié\u202F?",
  or: "ou",
  byCode: "Recevoir un code par e-mail",
  noAccount: "Pas encore de compte\u202F?",
  toRegister: "Créez-en un",
  withoutScript:
    "La connexion nécessite JavaScript. Activez-le pour ce site, puis rechargez la page.",
  email: "Adresse e-mail",
  password: "Mot de passe",
  resend: "Renvoyer l’e-mail de confirmation",
  resent: "Si cette adresse attend sa confirmation, un nouvel e-mail l’attend.",
  resendFailed: "L’e-mail n’a pas pu être envoyé",
  sso: "Se connecter avec votre organisation",
  continueWith: "Continuer avec {label}",
  unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
};
