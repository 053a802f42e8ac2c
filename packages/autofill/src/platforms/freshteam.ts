import type { Platform } from "../platform.ts";

/** Rails and Ember. */
export const freshteam: Platform = {
  name: "Freshteam",
  hosts: ["*.freshteam.com"],
  markers: ["form#new_applicant"],
  embeds: ['script[src*="freshteam.com/embed"]'],
  employer: "subdomain",
};
