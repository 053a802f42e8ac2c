import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "My CV",
  description: "Your whole profile in your own words. Nothing is added, and it is free.",
  forJobDescription: "Your profile, put in order for one posting. Nothing is added.",
  choice: { label: "Which CV", whole: "Whole profile", job: "For a job" },
  download: { pdf: "Download PDF", failed: "No CV was made" },
  toPreview: "Preview",
  look: "Look",
  template: "Template",
  twoColumns: "Two columns",
  twoColumnsNote:
    "For people, not for forms: programs that read lines across the page mix the two columns. The Word document has one column.",
  accent: {
    label: "Accent colour",
    template: "Of the template",
    black: "Black",
    blue: "Blue",
    teal: "Teal",
    green: "Green",
    red: "Red",
    purple: "Purple",
  },
  paper: "Paper",
  language: { label: "Language", profile: "As in my profile", en: "English", fr: "French" },
  languageNote: "Of titles, dates and levels. Your own words stay as you wrote them.",
  preview: { title: "Preview", page: "Your CV, page {number} of {count}", failed: "No preview" },
  nameMissing: "Your CV begins with your name, which your profile lacks.",
  addName: "Add my name",
  profileEmpty:
    "Your profile has nothing to show yet: no experience, education, skills or summary.",
  addExperience: "Add experience",
} as const;

export const cvMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
