import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React. */
export const rippling: Platform = {
  name: "Rippling",
  hosts: ["ats.rippling.com"],
  markers: ['[data-testid="job-application-form"]', '[data-testid^="input-applicant"]'],
  embeds: [frameFrom("ats.rippling.com")],
  employer: "path",
};
