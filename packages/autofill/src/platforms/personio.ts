import type { Platform } from "../platform.ts";

/** React; attributes of the company beside the standard fields. */
export const personio: Platform = {
  name: "Personio",
  hosts: ["*.jobs.personio.com", "*.jobs.personio.de"],
  markers: [
    'form#job-application-form [name="first_name"]',
    '[data-test-id^="application-form"]',
    '[data-test-id="job-application-form"]',
  ],
  embeds: ['iframe[src*="jobs.personio"]'],
  employer: "subdomain",
};
