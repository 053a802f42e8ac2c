import type { Platform } from "../platform.ts";

/** Vue; one card for each question. */
export const homerun: Platform = {
  id: "homerun",
  name: "Homerun",
  hosts: ["*.homerun.co", "*.homerun.hr"],
  markers: [".homerun-application", '[class*="apply-form__card"]'],
  employer: "subdomain",
  steps: "several",
};
