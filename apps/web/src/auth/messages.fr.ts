import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  login: {
    title: "Connexion",
    intro: "Heureux de vous revoir.",
    continue: "Connectez-vous pour reprendre où vous en étiez.",
    selectPlan: "Vous devez être connecté pour choisir une formule",
    submit: "Se connecter",
    failed: "Échec de l’authentification",
    emailFirst: "Saisissez d’abord votre e-mail",
    passwordRequired: "Saisissez votre mot de passe",
    noAccount: "Pas encore de compte\u202F?",
    toRegister: "Créez-en un",
  },
  register: {
    title: "Créez votre compte",
    intro: "Un seul profil pour toutes vos candidatures.",
    submit: "Créer mon compte",
    failed: "Échec de l’inscription",
    hasAccount: "Vous avez déjà un compte\u202F?",
    toLogin: "Connectez-vous",
    nameRequired: "Saisissez votre nom",
    emailRequired: "Saisissez votre e-mail",
    emailInvalid: "Saisissez une adresse e-mail valide",
    passwordTooShort: "Le mot de passe doit contenir au moins {minimum} caractères",
    passwordsDiffer: "Les mots de passe ne correspondent pas",
    passwordHint: "Au moins {minimum} caractères",
    closed: "Les inscriptions sont fermées sur ce serveur",
    closedBeta: "Les inscriptions sont temporairement fermées pendant la bêta",
  },
  fields: {
    name: "Nom",
    country: "Pays (facultatif)",
    email: "Adresse e-mail",
    password: "Mot de passe",
    confirmPassword: "Confirmez le mot de passe",
  },
  checkMail: {
    title: "Consultez votre messagerie",
    sent: "Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer votre adresse et vous connecter.",
    kept: "Ce serveur n’envoie pas encore de messages. Celui qui confirme {email} attend dans sa boîte de réception, que seule la personne qui exploite le serveur peut ouvrir.",
    notThere: "Rien reçu\u202F? Regardez dans les courriers indésirables, ou",
    resend: "renvoyez le message",
    openInbox: "Ouvrir la boîte de réception de ce serveur",
    otherAddress: "Utiliser une autre adresse",
  },
  resend: {
    offer: "Renvoyer l’e-mail de confirmation",
    sent: "Si cette adresse attend sa confirmation, un nouvel e-mail est en route.",
    failed: "L’e-mail n’a pas pu être envoyé",
    submit: "Envoyer un nouveau lien",
  },
  returned: {
    signingIn: "Votre adresse est confirmée. Connexion en cours…",
    alreadyIn: "Vous êtes déjà connecté.",
    toDashboard: "Aller au tableau de bord",
    title: "Ce lien n’a pas fonctionné",
    expired:
      "Le lien a expiré ou a déjà servi. Si votre adresse est confirmée, connectez-vous\u202F; sinon, demandez un nouveau lien.",
    other: "Réponse du serveur\u00A0: {description}",
    unknown:
      "Le lien n’a pas pu être utilisé. Demandez-en un nouveau, ou connectez-vous si votre adresse est confirmée.",
  },
  errors: {
    invalid_credentials: "Identifiants de connexion invalides",
    email_not_confirmed: "Adresse e-mail non confirmée",
    user_already_exists: "Cette adresse est déjà inscrite",
    user_banned: "Ce compte est suspendu",
    over_email_send_rate_limit:
      "Trop d’e-mails ont été demandés. Patientez un instant, puis réessayez.",
    over_request_rate_limit: "Trop de tentatives. Patientez un instant, puis réessayez.",
    unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  },
};
