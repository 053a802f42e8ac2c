import type { Platform } from "../platform.ts";

/** Web components in shadow roots within shadow roots; a city must be chosen from the list. */
export const smartrecruiters: Platform = {
  id: "smartrecruiters",
  name: "SmartRecruiters",
  hosts: ["jobs.smartrecruiters.com", "careers.smartrecruiters.com"],
  markers: ["oc-oneclick-form", "oc-personal-information", "spl-form-field"],
  employer: "firstPathPart",
  steps: "several",
  posting: { title: "h1.job-title" },
  confirmation: { selector: "oc-application-confirmation", address: /\/thank-you/ },
};
