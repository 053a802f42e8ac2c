import type { Platform } from "../platform.ts";

/** React without a form element; yes and no are buttons for a hidden checkbox; the first upload parses a résumé and overwrites fields. */
export const ashby: Platform = {
  name: "Ashby",
  hosts: ["jobs.ashbyhq.com"],
  markers: [
    ".ashby-application-form-container",
    ".ashby-application-form-field-entry",
    '[name^="_systemfield_"]',
  ],
  embeds: [
    "#ashby_embed",
    'script[src*="jobs.ashbyhq.com"][src*="embed"]',
    "iframe#ashby_embed_iframe",
  ],
  fields: [
    [".ashby-application-form-autofill-input-root input[type=file]", "resume_parse_file"],
    ['[name="_systemfield_name"],#_systemfield_name', "full_name"],
    ['[name="_systemfield_email"],#_systemfield_email', "email"],
    ['#_systemfield_resume,[name="_systemfield_resume"]', "resume_file"],
    ['[name="_systemfield_location"],#_systemfield_location', "location"],
    ['[name^="_systemfield_eeoc_gender"]', "gender"],
    ['[name^="_systemfield_eeoc_race"]', "race_ethnicity"],
    ['[name^="_systemfield_eeoc_veteran_status"]', "veteran_status"],
    ['[name^="_systemfield_eeoc_disability_status"]', "disability_status"],
  ],
  confirmation: { selector: ".ashby-application-form-success-container" },
};
