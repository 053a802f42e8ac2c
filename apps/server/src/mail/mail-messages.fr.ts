import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./mail-messages.ts";

export const messages: Translation<typeof english> = {
  greeting: "Bonjour {name},",
  greetingWithoutName: "Bonjour,",
  codeIntroduction: "Ou saisissez ce code : {code}",
  codeOnly: "Code : {code}",
  sms: "{code} est votre code Postulo. Il est valable dix minutes. Ne le transmettez à personne.",
  signature: "Postulo",
  linkFallback: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  confirmation: {
    subject: "Confirmez votre adresse e-mail",
    body: "Merci de votre inscription à Postulo. Confirmez votre adresse e-mail et votre compte sera prêt.",
    button: "Confirmer mon adresse",
    afterwards:
      "Si cette inscription ne vient pas de vous, ignorez ce message : rien ne se passera.",
  },
  alreadyRegistered: {
    subject: "Vous avez déjà un compte",
    body: "Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Elle a déjà un compte : il vous suffit de vous connecter.",
    button: "Aller sur Postulo",
    afterwards: "Si ce n’était pas vous, ignorez ce message : votre compte n’a pas changé.",
  },
  recovery: {
    subject: "Choisissez un nouveau mot de passe",
    body: "Vous avez demandé un nouveau mot de passe. Suivez le lien pour le choisir.",
    button: "Choisir un nouveau mot de passe",
    afterwards:
      "Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
  },
  magicLink: {
    subject: "Votre lien de connexion",
    body: "Suivez le lien pour vous connecter à Postulo. Il ne sert qu’une fois.",
    button: "Me connecter",
    afterwards:
      "Si vous n’avez rien demandé, ignorez ce message : il ne connecte personne à lui seul.",
  },
  reauthentication: {
    subject: "Votre code pour changer de mot de passe",
    body: "Vous voulez changer de mot de passe. Saisissez le code ci-dessous sur la page où vous l’avez demandé.",
    button: "Aller sur Postulo",
    afterwards:
      "Si vous n’avez rien demandé, quelqu’un utilise peut-être votre compte : connectez-vous et fermez les autres sessions.",
  },
  invite: {
    subject: "Une invitation à Postulo vous attend",
    body: "Un compte a été créé pour cette adresse. Acceptez l’invitation pour l’utiliser.",
    button: "Accepter l’invitation",
    afterwards: "Si vous n’en voulez pas, ignorez ce message : rien ne se passera.",
  },
  emailChangeCurrent: {
    subject: "Confirmez le changement de votre adresse e-mail",
    body: "Vous avez demandé à remplacer l’adresse e-mail de votre compte par {newEmail}. Confirmez-le ici ; la nouvelle adresse doit être confirmée elle aussi.",
    button: "Confirmer le changement",
    afterwards: "Si vous n’avez rien demandé, ne confirmez pas et changez votre mot de passe.",
  },
  emailChangeNew: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    body: "Vous avez demandé à utiliser {newEmail} pour votre compte. Confirmez que cette adresse est la vôtre.",
    button: "Confirmer ma nouvelle adresse",
    afterwards: "Si vous n’avez rien demandé, ignorez ce message : rien ne se passera.",
  },
};
