import type { Platform } from "../platform.ts";

/** AngularJS; a question is a heading, its control has no label. */
export const breezy: Platform = {
  id: "breezy",
  name: "Breezy HR",
  hosts: ["*.breezy.hr"],
  markers: ['input[name="cName"]', 'input[name="cEmail"]'],
  embeds: ['script[src*="breezy.hr"]'],
  employer: "subdomain",
  fields: [
    { selector: '[name="cName"]', key: "full_name" },
    { selector: '[name="cEmail"]', key: "email" },
    { selector: '[name="cPhoneNumber"]', key: "phone" },
    { selector: '[name="cSummary"]', key: "summary" },
    { selector: '[name="cCoverLetter"]', key: "cover_letter_text" },
    { selector: '[name="cSalary"]', key: "salary_expectation" },
  ],
};
