import type { Platform } from "../platform.ts";

/** React without a form element; yes and no are two buttons over a hidden box, the first upload reads a résumé and overwrites what is there. */
export const ashby: Platform = {
  id: "ashby",
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
  employer: "firstPathPart",
  fields: [
    {
      selector: ".ashby-application-form-autofill-input-root input[type=file]",
      key: "resume_parse_file",
    },
    { selector: '[name="_systemfield_name"],#_systemfield_name', key: "full_name" },
    { selector: '[name="_systemfield_email"],#_systemfield_email', key: "email" },
    { selector: '#_systemfield_resume,[name="_systemfield_resume"]', key: "resume_file" },
    { selector: '[name="_systemfield_location"],#_systemfield_location', key: "location" },
    { selector: '[name^="_systemfield_eeoc_gender"]', key: "gender" },
    { selector: '[name^="_systemfield_eeoc_race"]', key: "race_ethnicity" },
    { selector: '[name^="_systemfield_eeoc_veteran_status"]', key: "veteran_status" },
    { selector: '[name^="_systemfield_eeoc_disability_status"]', key: "disability_status" },
  ],
  posting: {
    title: ".ashby-job-posting-heading",
    company: '.ashby-job-board-back-to-all-jobs-button img[alt], [class*="navLogo"] img[alt]',
    location: ".ashby-job-posting-left-pane p",
  },
  confirmation: { selector: ".ashby-application-form-success-container" },
};
