import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Rails and Ember. */
export const freshteam: Platform = {
  name: "Freshteam",
  hosts: ["*.freshteam.com"],
  markers: ["form#new_applicant"],
  embeds: [scriptFrom("freshteam.com/embed")],
  employer: "host",
};
