import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  palette: {
    title: "Search and commands",
    field: "Search your applications, pages and commands",
    placeholder: "Application, page or command…",
    nothing: "No results.",
    groups: { commands: "Commands", pages: "Go to", applications: "Applications" },
    addApplication: "Add application",
    importSheet: "Import applications from a CSV file",
    report: "Make a report of the applications",
    newLetter: "Write a new letter",
    today: "Today",
    resume: "Read a résumé",
    extension: "The browser extension",
    pricing: "Plans and prices",
    firstSteps: "Show the first steps",
    firstStepsFailed: "The first steps could not be brought back. Try again.",
    theme: "Theme: {theme}",
  },
  help: {
    title: "Keyboard shortcuts",
    text: "Keys that work on this page, outside text fields.",
    afterwards: "then",
    keys: {
      Enter: "Enter",
      Escape: "Esc",
      PageUp: "Page up",
      PageDown: "Page down",
      Space: "Space",
    },
    letters: "Single keys and G sequences",
    lettersHint:
      "Switch them off if you dictate, or press keys by mistake. Ctrl or Cmd with K stays.",
  },
} as const;

/** Messages of what is opened from the header. */
export const shellMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
