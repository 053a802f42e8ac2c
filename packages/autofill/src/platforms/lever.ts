import type { Platform } from "../platform.ts";

/** Server HTML; questions have no bound label, and reading the résumé overwrites name, phone and company. */
export const lever: Platform = {
  id: "lever",
  name: "Lever",
  hosts: ["jobs.lever.co", "jobs.eu.lever.co"],
  markers: [
    "form#application-form .application-question",
    '[name^="cards["][name*="field"]',
    'input[name="urls[LinkedIn]"]',
  ],
  employer: "firstPathPart",
  fields: [
    { selector: "#resume-upload-input", key: "resume_file" },
    { selector: '[name="name"]', key: "full_name" },
    { selector: '[name="email"]', key: "email" },
    { selector: '[name="phone"]', key: "phone" },
    { selector: '[name="org"]', key: "current_company" },
    { selector: '[name="location"]', key: "location" },
    { selector: '[name="pronouns"]', key: "pronouns" },
    { selector: '[name="urls[LinkedIn]"]', key: "linkedin_url" },
    { selector: '[name="urls[GitHub]"]', key: "github_url" },
    { selector: '[name="urls[Portfolio]"]', key: "portfolio_url" },
    { selector: '[name="urls[Twitter]"]', key: "twitter_url" },
    { selector: '[name="urls[Other]"]', key: "other_url" },
    { selector: 'textarea[name="comments"]', key: "additional_info" },
    { selector: '[name="eeo[gender]"]', key: "gender" },
    { selector: '[name="eeo[race]"]', key: "race_ethnicity" },
    { selector: '[name="eeo[veteran]"]', key: "veteran_status" },
    { selector: '[name="eeo[disability]"]', key: "disability_status" },
    { selector: '[name^="consent["]', key: "consent_future" },
  ],
  posting: {
    title: ".posting-headline h2",
    company: ".main-header-logo img[alt]",
    location: ".posting-categories .location",
  },
  confirmation: { address: /\/thanks(?:$|\?)/, selector: '[data-qa="msg-submit-success"]' },
};
