import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** AngularJS. */
export const jobvite: Platform = {
  name: "Jobvite",
  hosts: ["jobs.jobvite.com", "app.jobvite.com"],
  markers: [".jv-form-field", '[id^="jv-field-"]', '[ng-app="jv.careersite"]'],
  embeds: [frameFrom("jobvite.com")],
  employer: "path",
  confirmation: { address: /\/applyConfirmation|\/confirmation/ },
};
