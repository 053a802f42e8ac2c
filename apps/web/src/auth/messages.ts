import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  login: {
    title: "Log in",
    submit: "Log in",
    failed: "Authentication failed",
    emailFirst: "Enter your email first",
    passwordRequired: "Enter your password",
    or: "or",
  },
  register: {
    title: "Create your account",
    intro: "One profile, every application.",
    submit: "Create account",
    failed: "Registration failed",
    hasAccount: "Already have an account?",
    toLogin: "Log in",
    nameRequired: "Enter your name",
    emailRequired: "Enter your email",
    emailInvalid: "Please enter a valid email address",
    passwordTooShort: "Password must be at least {minimum} characters",
    passwordsDiffer: "Passwords do not match",
    passwordHint: "At least {minimum} characters",
    terms:
      "By creating an account you accept the {terms}. The {privacy} explains how your data are used.",
    termsLink: "terms of service",
    privacyLink: "privacy policy",
    closed: "Registration is closed on this server",
    closedBeta: "Registration is temporarily closed for the beta",
  },
  fields: {
    name: "Name",
    country: "Country (optional)",
    email: "E-mail",
    password: "Password",
    confirmPassword: "Confirm password",
  },
  checkMail: {
    title: "Check your e-mail",
    sent: "We sent a link to {email}. Open it to confirm your address and sign in, or type the code of the mail here.",
    sentRecovery:
      "If there is an account for {email}, a mail is on its way to it. Open its link, on any device, or type its code here.",
    sentCode:
      "If there is an account for {email}, a mail is on its way to it. Type its code here, or open its link on the device where you want to log in.",
    kept: "This server does not send mails yet: they wait in its inbox, which only the person who runs it can open. Ask that person for the code of the mail for {email}, and type it here.",
    keptIfKnown:
      "This server does not send mails yet: they wait in its inbox, which only the person who runs it can open. If there is an account for {email}, ask that person for the code of its mail, and type it here.",
    nothingKept: "Nothing there? Then",
    notThere: "Nothing there? Check your spam folder, or",
    resend: "send it again",
    operator: "Do you run this server?",
    openInbox: "Open the inbox of this server",
    otherAddress: "Use another address",
  },
  resend: {
    sent: "If this address is waiting to be confirmed, there is a new e-mail for it.",
    sentRecovery: "If there is an account for this address, there is a new e-mail for it.",
    failed: "Failed to send email",
    waitSeconds: {
      plural: {
        one: "Too many were requested. You can ask for the next one in a second.",
        other: "Too many were requested. You can ask for the next one in {count} seconds.",
      },
    },
    waitMinutes: {
      plural: {
        one: "Too many were requested. You can ask for the next one in a minute.",
        other: "Too many were requested. You can ask for the next one in {count} minutes.",
      },
    },
    submit: "Send a new link",
  },
  returned: {
    alreadyIn: "You are signed in already.",
    tokens: "It brings a session along, and Postulo takes none from a link: it may be anybody's.",
    tokensWhileSignedIn:
      "It brings a session along, and Postulo takes none from a link: it may be anybody's. You are still signed in as {email}.",
    otherMustConfirm:
      "This address has confirmed the change. Now open the link that was mailed to the other address: the change counts once both have confirmed.",
    toDashboard: "Go to the dashboard",
    title: "This link did not work",
    expired:
      "The link has expired or was used before. If your address is confirmed, just log in; if not, get a new link.",
    unknown: "The link could not be used. Get a new one, or log in if your address is confirmed.",
  },
  code: {
    field: "{count}-digit code",
    submit: "Confirm",
    wrongLength: "Enter the {count} digits of the mail",
    wrong: "This code is wrong or has expired. Take the one of the newest mail.",
    failed: "The code could not be checked",
  },
  mailCode: {
    title: "Log in by e-mail",
    intro: "Enter the address of your account. We send you a code and a link; no password needed.",
    submit: "Send me a code",
    toPassword: "Log in with a password",
  },
  provider: {
    failed: "Logging in did not work",
    errors: {
      access_denied: "It was cancelled or not allowed there. Nothing has changed.",
      provider_email_needs_verification:
        "Your e-mail address is not confirmed there. Confirm it there, or log in another way.",
      email_exists:
        "There is already an account with this e-mail address. Log in with its password, or have a code e-mailed.",
      signup_disabled:
        "There is no account with this e-mail address yet, and registration is closed on this server.",
      interrupted: "It took too long, or began in another browser. Try again.",
      unknown:
        "The other service cannot be reached or did not answer as expected. Try again in a moment, or log in another way.",
    },
  },
  sso: {
    title: "Log in with your organisation",
    intro: "Your work e-mail tells us where. You log in there, with no password here.",
    email: "Work e-mail",
    failed: "Your organisation’s login could not be opened",
  },
  secondFactor: {
    title: "Confirm it is you",
    intro: "The account {email} asks for a second step.",
    submit: "Continue",
    notYou: "Not your account?",
    logOut: "Log out",
    byApp: "Use an authenticator app",
    byNamedApp: "Use the authenticator app “{name}”",
    byPhone: "Get a code by SMS (••• {ending})",
    byRecovery: "Use a recovery code",
    appHint: "Your authenticator app shows it.",
    namedAppHint: "The authenticator app shows it for “{name}”.",
    recoveryCode: "Recovery code",
    recoveryHint: "One of those that you saved when you set the second step up. Each works once.",
    recoveryRequired: "Enter a recovery code",
    phoneOffer: "We send a code to the phone number that ends in {ending}.",
    phoneHint: "We sent it to the phone number that ends in {ending}.",
    sendSms: "Send me a code",
    noSms: "Nothing there?",
    sendAgain: "Send it again",
    notSent: "The code could not be sent",
    wrongLength: "Enter the {count} digits of the code",
    wrongApp: "This code is wrong or was used before. Take the one that your app shows now.",
    wrongPhone:
      "This code is wrong or has expired. Take that of the newest SMS, or have another sent.",
    wrongRecovery: "This code is wrong or was used before.",
  },
  forgot: {
    title: "Forgot your password?",
    intro: "Enter the address of your account. We send you a link and a code to choose a new one.",
    submit: "Send the e-mail",
    toLogin: "Back to the login",
  },
  newPassword: {
    title: "Choose a new password",
    intro: "For {email}",
    field: "New password",
    confirm: "Confirm new password",
    endsOthers: "You will be signed out everywhere else.",
    submit: "Save the password",
    required: "All fields are required",
    tooShort: "New password must be at least {minimum} characters long",
    failed: "Failed to change password",
    done: "Password Updated",
    doneText: "You are signed out everywhere else.",
    skip: "Not now: go to the dashboard",
  },
  confirm: {
    waiting: "One moment…",
    confirmed: "Your address is confirmed",
    stayed: "You are still signed in as {email}",
    signedInAs: "You are signed in as {email}. You will be asked before that changes.",
    toAccount: "Go to your account",
    incomplete: "The link is incomplete. Copy the whole address from the mail, or get a new one.",
    otherBrowser:
      "The link was opened in another browser than the one that asked for it. If you confirmed your address, just log in; for a new password, ask for another link here.",
    code: {
      title: "Continue with this link",
      text: "The link signs you in with the account that asked for it.",
      submit: "Continue",
    },
    provider: {
      title: "Continue logging in",
      text: "The other service has sent you back.",
      submit: "Continue",
    },
    signup: {
      title: "Confirm your e-mail address",
      text: "One click, and your account is ready.",
      submit: "Confirm my address",
      expired:
        "The link has expired or was used before. If your address is confirmed, just log in; if not, get a new link.",
    },
    recovery: {
      title: "Choose a new password",
      text: "The link signs you in, and you choose a new password.",
      submit: "Continue",
      expired: "The link has expired or was used before. Each link works once, for {hours} hours.",
      again: "Get a new link",
    },
    invite: {
      title: "Accept the invitation",
      text: "The link signs you in, and you choose a password.",
      submit: "Accept",
      expired:
        "The invitation has expired or was used before. Log in if you have a password; if not, ask for another invitation.",
    },
    magiclink: {
      title: "Sign in",
      text: "The link signs you in without a password.",
      submit: "Sign in",
      expired: "The link has expired or was used before. Each link works once, for {hours} hours.",
    },
    email_change: {
      title: "Confirm the change of your e-mail address",
      text: "This link was mailed to one of the two addresses. The change counts once both have confirmed it.",
      submit: "Confirm the change",
      expired:
        "The link has expired, was used before, or belongs to a change that was replaced. Your account shows how far the change is.",
    },
    half: { title: "One of two addresses confirmed" },
    changed: {
      title: "Your e-mail address is changed",
      text: "From now on you log in with {email}.",
    },
    question: {
      title: "Which account?",
      current: "You are signed in as",
      other: "You would be signed in as",
      warning:
        "Continue only if both accounts are yours: it ends your present session, and what you do next is stored in the other account.",
      visitorWarning: "Continue only if this account is yours: what you do next is stored in it.",
      stay: "Stay signed in",
      doNot: "Do not sign in",
      continue: "Use the other account",
    },
  },
  errors: {
    invalid_credentials: "Invalid login credentials",
    email_not_confirmed: "Email not confirmed",
    user_already_exists: "User already registered",
    user_banned: "User is banned",
    reauthentication_needed:
      "You logged in too long ago for this. Log out and in again, then change the password.",
    captcha_failed: "The check that you are a person failed. Try again.",
    captcha_unavailable:
      "The check that you are a person was not completed. Try again; a content blocker may prevent it.",
    sso_provider_not_found:
      "No organisation with this e-mail domain logs in here. Check the address, or log in another way.",
    saml_provider_disabled: "This server does not offer logging in with an organisation.",
    same_password: "This is your password already. Choose another one.",
    weak_password: "This password is too easy to guess. Choose another one.",
    insufficient_aal: "Confirm it is you with your second factor first, then try again.",
    session_not_found: "Your session has ended. Ask for a new link.",
    unexpected_failure: "Something went wrong at the server. Try again in a moment.",
    over_email_send_rate_limit:
      "Too many e-mails were requested. Wait a few minutes and try again.",
    over_sms_send_rate_limit: "Too many codes were requested. Try again later.",
    mfa_phone_verify_not_enabled: "This server sends no SMS at present. Use another way.",
    over_request_rate_limit: "Too many attempts. Wait a moment and try again.",
    unreachable: "The server cannot be reached. Check your connection and try again.",
  },
} as const;

export const authMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
