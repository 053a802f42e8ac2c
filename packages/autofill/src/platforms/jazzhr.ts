import type { Platform } from "../platform.ts";

/** Plain HTML; links switch between uploading and pasting a résumé. */
export const jazzhr: Platform = {
  id: "jazzhr",
  name: "JazzHR",
  hosts: ["*.applytojob.com"],
  markers: ['[id^="resumator-"]', '[name^="resumator-"]'],
  embeds: ['script[src*="applytojob.com"]', 'iframe[src*="applytojob.com"]'],
  employer: "subdomain",
  fields: [
    { selector: "#resumator-firstname-value", key: "first_name" },
    { selector: "#resumator-lastname-value", key: "last_name" },
    { selector: "#resumator-email-value", key: "email" },
    { selector: "#resumator-phone-value", key: "phone" },
    { selector: "#resumator-address-value", key: "address" },
    { selector: "#resumator-city-value", key: "city" },
    { selector: "#resumator-state-value", key: "state" },
    { selector: "#resumator-postal-value", key: "postal_code" },
    { selector: "#resumator-resume-value", key: "resume_file" },
    { selector: "#resumator-salary-value", key: "salary_expectation" },
    { selector: "#resumator-linkedin-value", key: "linkedin_url" },
    { selector: "#resumator-start-value", key: "start_date" },
  ],
  confirmation: { address: /\/apply\/[^/]+\/[^?]*\?.*(?:thank|success)/ },
};
