import { frameFrom, scriptFrom } from "../embed.ts";
import type { Platform, PlatformField } from "../platform.ts";

/** Fields with the same ids in old and new boards. */
export const greenhouseFields: readonly PlatformField[] = [
  ["#first_name", "first_name"],
  ["#last_name", "last_name"],
  ["#email", "email"],
  ["#phone", "phone"],
  ["#cover_letter_text", "cover_letter_text"],
  ["#resume_text", "resume_text"],
];

/** React with react-select and intl-tel-input; controls have ids and no names, each list has a hidden required copy, jobs and schools are added one by one. */
export const greenhouse: Platform = {
  name: "Greenhouse",
  hosts: [
    "job-boards.greenhouse.io",
    "job-boards.eu.greenhouse.io",
    "boards.greenhouse.io",
    "boards.eu.greenhouse.io",
  ],
  markers: ["form#application-form.application--form", ".application--questions"],
  embeds: [
    "iframe#grnhse_iframe",
    "#grnhse_app",
    scriptFrom("greenhouse.io/embed/job_board"),
    frameFrom("greenhouse.io/embed/job_app"),
  ],
  fields: [
    ...greenhouseFields,
    ["#preferred_name", "preferred_name"],
    ["#candidate-location", "location"],
    ["input#resume[type=file]", "resume_file"],
    ["input#cover_letter[type=file]", "cover_letter_file"],
    ['[id^="school--"]', "edu_school"],
    ['[id^="degree--"]', "edu_degree"],
    ['[id^="discipline--"]', "edu_field"],
    ['[id^="start-month--"]', "edu_start_month"],
    ['[id^="start-year--"]', "edu_start_year"],
    ['[id^="end-month--"]', "edu_end_month"],
    ['[id^="end-year--"]', "edu_end_year"],
    ['[id^="company-name-"]', "exp_company"],
    ['[id^="title-"]', "exp_title"],
    ['[id^="start-date-month-"]', "exp_start_month"],
    ['[id^="start-date-year-"]', "exp_start_year"],
    ['[id^="end-date-month-"]', "exp_end_month"],
    ['[id^="end-date-year-"]', "exp_end_year"],
    ['[id^="current-role-"]', "exp_current"],
    ['[id^="security-input-"]', "otp"],
  ],
  confirmation: {
    address: /\/confirmation(?:$|\?)/,
    selector: ".confirmation__content, .application-confirmation",
  },
};
