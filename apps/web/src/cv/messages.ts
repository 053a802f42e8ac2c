import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "My CV",
  description: "Your profile in your own words. Nothing is added, and it is free.",
  forJobDescription: "Your profile, put in order for one posting. Nothing is added.",
  choice: { label: "Which CV", whole: "Whole profile", job: "For a job" },
  download: { pdf: "Download PDF", as: "Download as {format}", failed: "No CV was made" },
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
  preview: {
    title: "Preview",
    page: "Your CV, page {number} of {count}",
    count: { plural: { one: "{count} page", other: "{count} pages" } },
    fewer: "{count} pages in this template. One with a single column may need fewer.",
    failed: "No preview",
  },
  unprintable: {
    title: "The PDF cannot show some characters",
    help: "An empty box shows in their place. Write them another way in your profile, or download the Word document, which keeps them.",
    head: "Name and contact",
    summary: "Summary",
    experience: "Experience",
    education: "Education",
    contributions: "Contributions",
    skills: "Skills",
    notes: "Other",
  },
  leftOut: {
    count: {
      plural: {
        one: "{count} note of your profile is not on this CV",
        other: "{count} notes of your profile are not on this CV",
      },
    },
    help: "A CV shows notes with labels such as “Certificates”, “Training” or “Interests”. In a CV for a job you can show any of them under “Lines”.",
    open: "Change my notes",
  },
  nameMissing: "Your CV begins with your name, which your profile lacks.",
  addName: "Add my name",
  profileEmpty:
    "Your profile has nothing to show yet. Upload a résumé that you have, or begin with your experience.",
  uploadResume: "Upload a résumé",
  addExperience: "Add experience",
} as const;

export const cvMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
