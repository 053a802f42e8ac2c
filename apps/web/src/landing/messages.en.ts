export const messages = {
  documentTitle: "Fill in once, apply everywhere",
  description:
    "Postulo keeps your profile in one place, fills in application forms with it, writes cover letters from it, and tracks every application.",
  headline: "Fill in once.\nApply everywhere.",
  lead: "Postulo keeps your profile in one place, fills in application forms with it, writes cover letters from it, and shows where every application stands.",
  start: "Get started",
  toDashboard: "Go to the dashboard",
  seeHow: "See how it works",
  steps: {
    title: "How it works",
    profile: {
      title: "Set up your profile",
      text: "Upload your resume or type it in: experience, education, skills, links. You do it once and correct it whenever you like.",
    },
    extension: {
      title: "Install the extension",
      text: "It sits in your browser and recognises application forms on career sites.",
    },
    apply: {
      title: "Apply everywhere",
      text: "It fills in what it knows. You check, complete and send. Every application shows up in your dashboard.",
    },
  },
  picture: {
    form: "Application form",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    phone: "Phone",
    filled: "4 fields filled from your profile",
    tracked: "Your applications",
  },
} as const;
