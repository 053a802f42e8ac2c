import type { Platform } from "../platform.ts";

/** Web components in nested shadow roots; a city must be selected from the list. */
export const smartrecruiters: Platform = {
  name: "SmartRecruiters",
  hosts: ["jobs.smartrecruiters.com", "careers.smartrecruiters.com"],
  markers: ["oc-oneclick-form", "oc-personal-information", "spl-form-field"],
  confirmation: { selector: "oc-application-confirmation", address: /\/thank-you/ },
};
