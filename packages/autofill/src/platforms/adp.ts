import type { Platform } from "../platform.ts";

/** React with components in shadow roots. */
export const adp: Platform = {
  name: "ADP Recruiting",
  hosts: ["workforcenow.adp.com", "recruiting.adp.com", "myjobs.adp.com"],
  markers: ["sdf-input", "sdf-select-simple"],
  embeds: ['iframe[src*="workforcenow.adp.com/mascsr"]'],
};
