import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  login: {
    title: "Connexion",
    submit: "Se connecter",
    failed: "Échec de l’authentification",
    emailFirst: "Saisissez d’abord votre e-mail",
    passwordRequired: "Saisissez votre mot de passe",
    or: "ou",
  },
  register: {
    title: "Créez votre compte",
    intro: "Un seul profil pour toutes vos candidatures.",
    submit: "Créer mon compte",
    failed: "Échec de l’inscription",
    hasAccount: "Vous avez déjà un compte\u202F?",
    toLogin: "Connectez-vous",
    nameRequired: "Saisissez votre prénom et votre nom",
    emailRequired: "Saisissez votre e-mail",
    emailInvalid: "Saisissez une adresse e-mail valide",
    passwordTooShort: "Le mot de passe doit contenir au moins {minimum} caractères",
    passwordsDiffer: "Les mots de passe ne correspondent pas",
    passwordHint: "Au moins {minimum} caractères",
    terms:
      "En créant un compte, vous acceptez les {terms}. La {privacy} explique l’usage de vos données.",
    termsLink: "conditions d’utilisation",
    privacyLink: "politique de confidentialité",
    closed: "Les inscriptions sont fermées sur ce serveur",
    closedBeta: "Les inscriptions sont temporairement fermées pendant la bêta",
  },
  fields: {
    name: "Prénom et nom",
    country: "Pays (facultatif)",
    email: "Adresse e-mail",
    password: "Mot de passe",
    confirmPassword: "Confirmez le mot de passe",
  },
  checkMail: {
    title: "Consultez votre messagerie",
    sent: "Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer votre adresse et vous connecter, ou saisissez ici le code du message.",
    sentRecovery:
      "S’il existe un compte pour {email}, un e-mail lui est adressé. Ouvrez son lien, sur l’appareil de votre choix, ou saisissez ici son code.",
    sentCode:
      "S’il existe un compte pour {email}, un e-mail lui est adressé. Saisissez ici son code, ou ouvrez son lien sur l’appareil où vous voulez vous connecter.",
    kept: "Ce serveur n’envoie pas encore de messages\u00A0: ils attendent dans sa boîte de réception, que seule la personne qui l’exploite peut ouvrir. Demandez-lui le code du message destiné à {email} et saisissez-le ici.",
    keptIfKnown:
      "Ce serveur n’envoie pas encore de messages\u00A0: ils attendent dans sa boîte de réception, que seule la personne qui l’exploite peut ouvrir. S’il existe un compte pour {email}, demandez-lui le code de son message et saisissez-le ici.",
    nothingKept: "Rien dans cette boîte\u202F? Dans ce cas,",
    notThere: "Rien reçu\u202F? Regardez dans les courriers indésirables, ou",
    resend: "renvoyez le message",
    operator: "Vous exploitez ce serveur\u202F?",
    openInbox: "Ouvrir la boîte de réception de ce serveur",
    otherAddress: "Utiliser une autre adresse",
  },
  resend: {
    sent: "Si cette adresse attend sa confirmation, un nouvel e-mail l’attend.",
    sentRecovery: "S’il existe un compte pour cette adresse, un nouvel e-mail l’attend.",
    failed: "L’e-mail n’a pas pu être envoyé",
    waitSeconds: {
      plural: {
        one: "Trop d’envois ont été demandés. Le prochain sera possible dans une seconde.",
        other: "Trop d’envois ont été demandés. Le prochain sera possible dans {count} secondes.",
      },
    },
    waitMinutes: {
      plural: {
        one: "Trop d’envois ont été demandés. Le prochain sera possible dans une minute.",
        other: "Trop d’envois ont été demandés. Le prochain sera possible dans {count} minutes.",
      },
    },
    submit: "Envoyer un nouveau lien",
  },
  returned: {
    alreadyIn: "Votre session est déjà ouverte.",
    tokens:
      "Il contient une session, et Postulo n’en accepte aucune par un lien\u00A0: elle peut être celle de n’importe qui.",
    tokensWhileSignedIn:
      "Il contient une session, et Postulo n’en accepte aucune par un lien\u00A0: elle peut être celle de n’importe qui. Votre session reste celle de {email}.",
    otherMustConfirm:
      "Cette adresse a confirmé le changement. Ouvrez maintenant le lien envoyé à l’autre adresse\u00A0: le changement prend effet lorsque les deux ont confirmé.",
    toDashboard: "Aller au tableau de bord",
    title: "Ce lien n’a pas fonctionné",
    expired:
      "Le lien a expiré ou a déjà servi. Si votre adresse est confirmée, connectez-vous\u202F; sinon, demandez un nouveau lien.",
    unknown:
      "Le lien n’a pas pu être utilisé. Demandez-en un nouveau, ou connectez-vous si votre adresse est confirmée.",
  },
  code: {
    field: "Code à {count} chiffres",
    submit: "Confirmer",
    wrongLength: "Saisissez les {count} chiffres du message",
    wrong: "Ce code est erroné ou a expiré. Prenez celui du message le plus récent.",
    failed: "Le code n’a pas pu être vérifié",
  },
  mailCode: {
    title: "Connexion par e-mail",
    intro:
      "Saisissez l’adresse de votre compte. Nous vous envoyons un code et un lien\u00A0: aucun mot de passe n’est nécessaire.",
    submit: "Recevoir un code",
    toPassword: "Se connecter avec un mot de passe",
  },
  provider: {
    failed: "La connexion n’a pas abouti",
    errors: {
      access_denied: "Elle a été annulée ou refusée là-bas. Rien n’a changé.",
      provider_email_needs_verification:
        "Votre adresse e-mail n’y est pas confirmée. Confirmez-la là-bas, ou connectez-vous autrement.",
      email_exists:
        "Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec son mot de passe, ou demandez un code par e-mail.",
      signup_disabled:
        "Aucun compte n’existe encore avec cette adresse e-mail, et les inscriptions sont fermées sur ce serveur.",
      interrupted: "Elle a duré trop longtemps, ou a commencé dans un autre navigateur. Réessayez.",
      unknown:
        "L’autre service est injoignable ou n’a pas répondu comme prévu. Réessayez dans un instant, ou connectez-vous autrement.",
    },
  },
  sso: {
    title: "Se connecter avec votre organisation",
    intro:
      "Votre adresse professionnelle indique où. Vous vous y connectez, sans mot de passe ici.",
    email: "Adresse e-mail professionnelle",
    failed: "La connexion de votre organisation n’a pas pu être ouverte",
  },
  secondFactor: {
    title: "Confirmez votre identité",
    intro: "Le compte {email} demande une seconde étape.",
    submit: "Continuer",
    notYou: "Ce n’est pas votre compte\u202F?",
    logOut: "Se déconnecter",
    byApp: "Utiliser une application d’authentification",
    byNamedApp: "Utiliser l’application «\u00A0{name}\u00A0»",
    byPhone: "Recevoir un code par SMS (••• {ending})",
    byRecovery: "Utiliser un code de secours",
    appHint: "Votre application d’authentification l’affiche.",
    namedAppHint: "L’application d’authentification l’affiche pour «\u00A0{name}\u00A0».",
    recoveryCode: "Code de secours",
    recoveryHint:
      "L’un de ceux que vous avez conservés à l’activation de la seconde étape. Chacun sert une fois.",
    recoveryRequired: "Saisissez un code de secours",
    phoneOffer: "Nous envoyons un code au numéro qui se termine par {ending}.",
    phoneHint: "Nous l’avons envoyé au numéro qui se termine par {ending}.",
    sendSms: "Recevoir un code",
    noSms: "Rien reçu\u202F?",
    sendAgain: "Renvoyer le code",
    notSent: "Le code n’a pas pu être envoyé",
    wrongLength: "Saisissez les {count} chiffres du code",
    wrongApp:
      "Ce code est erroné ou a déjà servi. Prenez celui que votre application affiche maintenant.",
    wrongPhone:
      "Ce code est erroné ou a expiré. Prenez celui du SMS le plus récent, ou demandez-en un autre.",
    wrongRecovery: "Ce code est erroné ou a déjà servi.",
  },
  forgot: {
    title: "Mot de passe oublié\u202F?",
    intro:
      "Saisissez l’adresse de votre compte. Nous vous envoyons un lien et un code pour en choisir un nouveau.",
    submit: "Envoyer l’e-mail",
    toLogin: "Retour à la connexion",
  },
  newPassword: {
    title: "Choisissez un nouveau mot de passe",
    intro: "Pour {email}",
    field: "Nouveau mot de passe",
    confirm: "Confirmez le nouveau mot de passe",
    endsOthers: "Vos autres sessions seront fermées.",
    submit: "Enregistrer le mot de passe",
    required: "Tous les champs sont obligatoires",
    tooShort: "Le nouveau mot de passe doit compter au moins {minimum} caractères",
    failed: "Échec du changement de mot de passe",
    done: "Mot de passe mis à jour",
    doneText: "Vos autres sessions sont fermées.",
    skip: "Plus tard\u00A0: aller au tableau de bord",
  },
  confirm: {
    waiting: "Un instant…",
    confirmed: "Votre adresse est confirmée",
    stayed: "Votre session reste celle de {email}",
    signedInAs:
      "Votre session est celle de {email}. Nous vous poserons la question avant d’en changer.",
    toAccount: "Aller à votre compte",
    incomplete:
      "Le lien est incomplet. Copiez l’adresse entière depuis le message, ou demandez un nouveau lien.",
    otherBrowser:
      "Le lien a été ouvert dans un autre navigateur que celui de la demande. Si votre adresse est confirmée, connectez-vous\u202F; pour un nouveau mot de passe, demandez un autre lien ici.",
    code: {
      title: "Continuer avec ce lien",
      text: "Le lien ouvre une session du compte qui l’a demandé.",
      submit: "Continuer",
    },
    provider: {
      title: "Poursuivre la connexion",
      text: "L’autre service vous a renvoyé ici.",
      submit: "Continuer",
    },
    signup: {
      title: "Confirmez votre adresse e-mail",
      text: "Un clic, et votre compte est prêt.",
      submit: "Confirmer mon adresse",
      expired:
        "Le lien a expiré ou a déjà servi. Si votre adresse est confirmée, connectez-vous\u202F; sinon, demandez un nouveau lien.",
    },
    recovery: {
      title: "Choisissez un nouveau mot de passe",
      text: "Le lien ouvre votre session, puis vous choisissez un nouveau mot de passe.",
      submit: "Continuer",
      expired:
        "Le lien a expiré ou a déjà servi. Chaque lien sert une fois, pendant {hours} heures.",
      again: "Demander un nouveau lien",
    },
    invite: {
      title: "Acceptez l’invitation",
      text: "Le lien ouvre votre session, puis vous choisissez un mot de passe.",
      submit: "Accepter",
      expired:
        "L’invitation a expiré ou a déjà servi. Connectez-vous si vous avez un mot de passe\u202F; sinon, demandez une autre invitation.",
    },
    magiclink: {
      title: "Se connecter",
      text: "Le lien ouvre votre session sans mot de passe.",
      submit: "Me connecter",
      expired:
        "Le lien a expiré ou a déjà servi. Chaque lien sert une fois, pendant {hours} heures.",
    },
    email_change: {
      title: "Confirmez le changement de votre adresse e-mail",
      text: "Ce lien a été envoyé à l’une des deux adresses. Le changement prend effet lorsque les deux l’ont confirmé.",
      submit: "Confirmer le changement",
      expired:
        "Le lien a expiré, a déjà servi, ou concerne un changement remplacé depuis. Votre compte indique où en est le changement.",
    },
    half: { title: "Une adresse sur deux est confirmée" },
    changed: {
      title: "Votre adresse e-mail est modifiée",
      text: "Désormais, connectez-vous avec {email}.",
    },
    question: {
      title: "Quel compte\u202F?",
      current: "Votre session est celle de",
      other: "Vous ouvririez une session de",
      warning:
        "Ne continuez que si les deux comptes sont les vôtres\u00A0: votre session actuelle sera fermée, et ce que vous ferez ensuite sera enregistré dans l’autre compte.",
      visitorWarning:
        "Ne continuez que si ce compte est le vôtre\u00A0: ce que vous ferez ensuite y sera enregistré.",
      stay: "Garder ma session",
      doNot: "Ne pas ouvrir de session",
      continue: "Utiliser l’autre compte",
    },
  },
  errors: {
    invalid_credentials: "Identifiants de connexion invalides",
    email_not_confirmed: "Adresse e-mail non confirmée",
    user_already_exists: "Cette adresse est déjà inscrite",
    user_banned: "Ce compte est suspendu",
    reauthentication_needed:
      "Votre connexion est trop ancienne pour cela. Déconnectez-vous, reconnectez-vous, puis changez le mot de passe.",
    captcha_failed: "La vérification que vous êtes une personne a échoué. Réessayez.",
    captcha_unavailable:
      "La vérification que vous êtes une personne n’a pas abouti. Réessayez\u202F; un bloqueur de contenu peut l’empêcher.",
    sso_provider_not_found:
      "Aucune organisation avec ce domaine ne se connecte ici. Vérifiez l’adresse, ou connectez-vous autrement.",
    saml_provider_disabled: "Ce serveur ne propose pas la connexion avec une organisation.",
    same_password: "C’est déjà votre mot de passe. Choisissez-en un autre.",
    weak_password: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
    insufficient_aal: "Confirmez d’abord votre identité avec votre second facteur, puis réessayez.",
    session_not_found: "Votre session est terminée. Demandez un nouveau lien.",
    unexpected_failure: "Une erreur s’est produite sur le serveur. Réessayez dans un instant.",
    over_email_send_rate_limit:
      "Trop d’e-mails ont été demandés. Patientez quelques minutes, puis réessayez.",
    over_sms_send_rate_limit: "Trop de codes ont été demandés. Réessayez plus tard.",
    mfa_phone_verify_not_enabled:
      "Ce serveur n’envoie pas de SMS pour le moment. Utilisez un autre moyen.",
    over_request_rate_limit: "Trop de tentatives. Patientez un instant, puis réessayez.",
    unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  },
};
