import { defineTranslators } from "@postulo/i18n/translators";
import { messages as fr } from "./mail-messages.fr.ts";

export const messages = {
  greeting: "Hello {name},",
  greetingWithoutName: "Hello,",
  codeIntroduction: "Or enter this code: {code}",
  codeOnly: "Code: {code}",
  sms: "{code} is your Postulo code. It is valid for ten minutes. Never pass it on.",
  signature: "Postulo",
  linkFallback: "If the button does not work, copy this address into your browser:",
  confirmation: {
    subject: "Confirm your e-mail address",
    body: "Thank you for signing up to Postulo. Confirm your e-mail address and your account is ready.",
    button: "Confirm my address",
    afterwards: "If you did not sign up, you can ignore this mail: nothing will happen.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    body: "Somebody, probably you, wanted to sign up with this address. It already has an account, so you can simply sign in.",
    button: "Go to Postulo",
    afterwards: "If that was not you, you can ignore this mail: your account has not changed.",
  },
  recovery: {
    subject: "Choose a new password",
    body: "You asked for a new password. Follow the link to choose one.",
    button: "Choose a new password",
    afterwards:
      "If you did not ask for it, you can ignore this mail: your password stays as it is.",
  },
  magicLink: {
    subject: "Your sign-in link",
    body: "Follow the link to sign in to Postulo. It works once.",
    button: "Sign in",
    afterwards: "If you did not ask for it, you can ignore this mail: nobody is signed in by it.",
  },
  reauthentication: {
    subject: "Your code to change the password",
    body: "You want to change your password. Enter the code below on the page where you asked for it.",
    button: "Go to Postulo",
    afterwards:
      "If you did not ask for it, somebody may be using your account: sign in and end the other sessions.",
  },
  invite: {
    subject: "You are invited to Postulo",
    body: "An account was created for this address. Accept the invitation to use it.",
    button: "Accept the invitation",
    afterwards: "If you do not want it, you can ignore this mail: nothing will happen.",
  },
  emailChangeCurrent: {
    subject: "Confirm the change of your e-mail address",
    body: "You asked to change the e-mail address of your account to {newEmail}. Confirm it here; the new address has to be confirmed too.",
    button: "Confirm the change",
    afterwards: "If you did not ask for it, do not confirm, and change your password.",
  },
  emailChangeNew: {
    subject: "Confirm your new e-mail address",
    body: "You asked to use {newEmail} for your account. Confirm that this address is yours.",
    button: "Confirm my new address",
    afterwards: "If you did not ask for it, you can ignore this mail: nothing will happen.",
  },
} as const;

export const translateMail = defineTranslators(messages, { fr });
