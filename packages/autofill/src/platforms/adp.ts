import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React with components in shadow roots. */
export const adp: Platform = {
  name: "ADP Recruiting",
  hosts: ["workforcenow.adp.com", "recruiting.adp.com", "myjobs.adp.com"],
  markers: ["sdf-input", "sdf-select-simple"],
  embeds: [frameFrom("workforcenow.adp.com/mascsr")],
};
