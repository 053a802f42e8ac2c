import { frameFrom, scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Plain HTML; links switch between uploading and pasting a résumé. */
export const jazzhr: Platform = {
  name: "JazzHR",
  hosts: ["*.applytojob.com"],
  markers: ['[id^="resumator-"]', '[name^="resumator-"]'],
  embeds: [scriptFrom("applytojob.com"), frameFrom("applytojob.com")],
  fields: [
    ["#resumator-firstname-value", "first_name"],
    ["#resumator-lastname-value", "last_name"],
    ["#resumator-email-value", "email"],
    ["#resumator-phone-value", "phone"],
    ["#resumator-address-value", "address"],
    ["#resumator-city-value", "city"],
    ["#resumator-state-value", "state"],
    ["#resumator-postal-value", "postal_code"],
    ["#resumator-resume-value", "resume_file"],
    ["#resumator-salary-value", "salary_expectation"],
    ["#resumator-linkedin-value", "linkedin_url"],
    ["#resumator-start-value", "start_date"],
  ],
  confirmation: { address: /\/apply\/[^/]+\/[^?]*\?.*(?:thank|success)/ },
};
