import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Three steps to your first filled form",
  progress: "{done} of {count} done",
  done: "Done:",
  hide: "Hide these steps",
  hidden: "The first steps are hidden",
  failed: "This could not be stored. Try again.",
  profile: {
    title: "Fill in your profile",
    text: "Upload a résumé and check what was read, or type it: your name, and one job or one school.",
    action: "Open your profile",
  },
  extension: {
    title: "Connect the extension",
    text: "Install it in your browser, then connect it with one click.",
    action: "Get the extension",
  },
  form: {
    title: "Fill in a form",
    text: "Open an application form on a career site and press “Fill with Postulo”.",
  },
} as const;

export const onboardingMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
