import type { Platform } from "../platform.ts";

/** Vue; one card for each question. */
export const homerun: Platform = {
  name: "Homerun",
  hosts: ["*.homerun.co", "*.homerun.hr"],
  markers: [".homerun-application", '[class*="apply-form__card"]'],
  employer: "host",
};
