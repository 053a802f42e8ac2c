import type { Platform } from "../platform.ts";

/** Server HTML. */
export const isolved: Platform = {
  name: "isolved Hire",
  hosts: ["*.applicantpro.com", "*.isolvedhire.com"],
  markers: ["#applicantpro-form", '[id^="applicantpro"]'],
  employer: "host",
};
