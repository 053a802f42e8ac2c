import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Rails. */
export const jobscore: Platform = {
  name: "JobScore",
  hosts: ["careers.jobscore.com"],
  markers: ["form.js-application-form"],
  embeds: [frameFrom("jobscore.com")],
};
