import type { Platform } from "../platform.ts";

/** Server HTML; questions have no associated label, and résumé parsing overwrites name, phone and company. */
export const lever: Platform = {
  name: "Lever",
  hosts: ["jobs.lever.co", "jobs.eu.lever.co"],
  markers: [
    "form#application-form .application-question",
    '[name^="cards["][name*="field"]',
    'input[name="urls[LinkedIn]"]',
  ],
  fields: [
    ["#resume-upload-input", "resume_file"],
    ['[name="name"]', "full_name"],
    ['[name="email"]', "email"],
    ['[name="phone"]', "phone"],
    ['[name="org"]', "current_company"],
    ['[name="location"]', "location"],
    ['[name="pronouns"]', "pronouns"],
    ['[name="urls[LinkedIn]"]', "linkedin_url"],
    ['[name="urls[GitHub]"]', "github_url"],
    ['[name="urls[Portfolio]"]', "portfolio_url"],
    ['[name="urls[Twitter]"]', "twitter_url"],
    ['[name="urls[Other]"]', "other_url"],
    ['textarea[name="comments"]', "additional_info"],
    ['[name="eeo[gender]"]', "gender"],
    ['[name="eeo[race]"]', "race_ethnicity"],
    ['[name="eeo[veteran]"]', "veteran_status"],
    ['[name="eeo[disability]"]', "disability_status"],
    ['[name^="consent["]', "consent_future"],
  ],
  confirmation: { address: /\/thanks(?:$|\?)/, selector: '[data-qa="msg-submit-success"]' },
};
