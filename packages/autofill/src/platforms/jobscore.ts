import type { Platform } from "../platform.ts";

/** Rails. */
export const jobscore: Platform = {
  name: "JobScore",
  hosts: ["careers.jobscore.com"],
  markers: ["form.js-application-form"],
  embeds: ['iframe[src*="jobscore.com"]'],
};
