import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Browser extension",
  description:
    "Connect it here to sign in without typing your password. It gets a session of its own.",
  isConnected: "It is connected to this account.",
  get: "Get the extension",
  connect: "Connect the extension",
  connectAgain: "Connect again",
  waiting: "Now click the Postulo icon in your browser’s toolbar, then “Connect”.",
  lasts: "This offer works once, for {minutes} minutes.",
  connected: "The extension is connected.",
  failed: "The connection could not be prepared. Try again.",
} as const;

export const extensionMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
