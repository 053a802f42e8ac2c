import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  source: {
    named: "{kind}: {name}",
    experience: "Experience",
    education: "Education",
    contribution: "Contribution",
    skill: "Skill",
    language: "Language",
    website: "Website",
    note: "Note",
    personal: "Your personal details and summary",
    posting: "The posting",
    why: "Your answer: why this job or employer",
    know: "Your answer: what they should know",
    gone: "An entry that is no longer in your profile",
  },
  requirements: {
    title: "What the posting asks for",
    count: "{shown} of {count} in your profile",
    must: "Required",
    nice: "Nice to have",
    duty: "What you would do",
    notInProfile: "Not found in your profile. Do you have it?",
    notDone: "Not found in your profile. Have you done it?",
    closest: "Closest in it: “{text}”",
    missing: "Not found in your profile: {terms}.",
    add: "Add it",
    addNamed: "{add}: {text}",
    comparing: "Comparing with your profile…",
    offline: "Compared with your profile once there is a connection",
    failed: "Your profile could not be compared with this posting.",
    retry: "Try again",
  },
  machines: {
    title: "Meant for machines",
    hint: "The posting gives orders to AI programs. They are not followed.",
  },
} as const;

export const matchMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
