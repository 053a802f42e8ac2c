import { frameFrom } from "../embed.ts";
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
  embeds: [frameFrom("jobs.personio")],
  employer: "host",
};
