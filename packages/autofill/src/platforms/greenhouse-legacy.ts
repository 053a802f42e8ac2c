import type { Platform } from "../platform.ts";

/** Server HTML with select2 drawn over its selects; the demographic answers share one name. */
export const greenhouseLegacy: Platform = {
  name: "Greenhouse (legacy boards)",
  hosts: ["boards.greenhouse.io", "boards.eu.greenhouse.io"],
  markers: [
    'form#application_form [name^="job_application["]',
    "form#application_form #main_fields",
  ],
  employer: "firstPathPart",
  fields: [
    ["#first_name", "first_name"],
    ["#last_name", "last_name"],
    ["#email", "email"],
    ["#phone", "phone"],
    ["#job_application_location", "location"],
    ['input[type=file][name*="resume"]', "resume_file"],
    ['input[type=file][name*="cover_letter"]', "cover_letter_file"],
    ["#resume_text", "resume_text"],
    ["#cover_letter_text", "cover_letter_text"],
  ],
  posting: {
    title: "#header .app-title",
    company: "#header .company-name",
    location: "#header .location",
  },
  confirmation: { address: /\/confirmation(?:$|\?)/, selector: "#application_confirmation" },
};
