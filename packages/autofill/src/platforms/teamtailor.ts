import type { Platform } from "../platform.ts";

/** Server HTML with Stimulus; the upload is a drop zone whose input is created by script. */
export const teamtailor: Platform = {
  name: "Teamtailor",
  hosts: ["*.teamtailor.com"],
  markers: [
    'form#job-application-form [name^="candidate["]',
    '[name^="candidate[job_applications_attributes]"]',
    'form[data-controller*="careersite--jobs--form"]',
  ],
  confirmation: { address: /\/applications\/[^/]+\/(?:thanks|success)|\/thank/ },
};
