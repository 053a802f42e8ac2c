import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Three steps to your first filled form",
  titleOnPhone: "Your first steps",
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
  posting: {
    title: "Paste a posting",
    text: "Copy the text of a job and paste it: title, company and place are read from it.",
    action: "Add an application",
    letter: "Write a cover letter",
  },
  computer: {
    title: "On your computer: the extension",
    text: "It fills in application forms. Log in there and install it in the browser: it does not run on phones.",
  },
  form: {
    title: "Fill in a form",
    text: "Open an application form on a career site and press “Fill with Postulo”.",
  },
} as const;

export const onboardingMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
