import type { Platform } from "../platform.ts";
import { greenhouseFields } from "./greenhouse.ts";

/** Server HTML with select2 lists; the demographic answers share one name. */
export const greenhouseLegacy: Platform = {
  name: "Greenhouse (legacy boards)",
  hosts: ["boards.greenhouse.io", "boards.eu.greenhouse.io"],
  markers: [
    'form#application_form [name^="job_application["]',
    "form#application_form #main_fields",
  ],
  fields: [
    ...greenhouseFields,
    ["#job_application_location", "location"],
    ['input[type=file][name*="resume"]', "resume_file"],
    ['input[type=file][name*="cover_letter"]', "cover_letter_file"],
  ],
  confirmation: { address: /\/confirmation(?:$|\?)/, selector: "#application_confirmation" },
};
