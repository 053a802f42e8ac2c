import type { Platform } from "../platform.ts";

/** Vue on the employer's domain. */
export const digitalrecruiters: Platform = {
  name: "DigitalRecruiters",
  hosts: ["*.digitalrecruiters.com"],
  markers: [".dr-application-form", '[class*="dr-apply"]'],
};
