import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Demo",
  description: "Try Postulo with the data of an invented person, without an account.",
  notice:
    "The data of an invented person. Change what you like: nothing is sent, and all of it is gone when you close the page.",
  register: "Create your account",
  toDashboard: "Dashboard",
  leave: "About Postulo",
  unavailable: "The demo cannot do this: it needs an account.",
  account: {
    title: "This part needs an account",
    text: "The demo shows applications: their list, boards, calendar and figures, and the page of each. Profile, letters and CVs are yours once you have an account.",
    back: "Back to the applications",
  },
} as const;

export const demoMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
