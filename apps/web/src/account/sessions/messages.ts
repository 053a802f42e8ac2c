import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Where you are signed in",
  description: "Browser and system as each browser states them.",
  loadFailed: "Your sessions could not be loaded.",
  current: "This browser",
  extension: "Postulo extension",
  device: "{browser} on {system}",
  unknown: "Unknown device",
  signedIn: "Signed in:",
  lastUsed: "Last seen:",
  end: "Sign out",
  endNamed: "Sign out: {device}, last seen {moment}",
  endFailed: "The session could not be ended.",
  endedOne: "{device} is signed out",
  endOthers: "Sign out everywhere else",
  endOthersFailed: "The other sessions could not be ended.",
  ended: "You are signed out everywhere else",
} as const;

export const sessionMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
