import type { Platform } from "../platform.ts";

/** Server HTML with select2 drawn over its selects; the demographic answers share one name. */
export const greenhouseLegacy: Platform = {
  id: "greenhouse-legacy",
  name: "Greenhouse (legacy boards)",
  hosts: ["boards.greenhouse.io", "boards.eu.greenhouse.io"],
  markers: [
    'form#application_form [name^="job_application["]',
    "form#application_form #main_fields",
  ],
  employer: "firstPathPart",
  fields: [
    { selector: "#first_name", key: "first_name" },
    { selector: "#last_name", key: "last_name" },
    { selector: "#email", key: "email" },
    { selector: "#phone", key: "phone" },
    { selector: "#job_application_location", key: "location" },
    { selector: 'input[type=file][name*="resume"]', key: "resume_file" },
    { selector: 'input[type=file][name*="cover_letter"]', key: "cover_letter_file" },
    { selector: "#resume_text", key: "resume_text" },
    { selector: "#cover_letter_text", key: "cover_letter_text" },
  ],
  posting: {
    title: "#header .app-title",
    company: "#header .company-name",
    location: "#header .location",
  },
  confirmation: { address: /\/confirmation(?:$|\?)/, selector: "#application_confirmation" },
};
