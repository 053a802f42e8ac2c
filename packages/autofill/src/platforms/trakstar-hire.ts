import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML and scripts. */
export const trakstarHire: Platform = {
  name: "Trakstar Hire",
  hosts: ["*.recruiterbox.com", "*.hire.trakstar.com"],
  markers: ["form.apply-form"],
  embeds: [scriptFrom("recruiterbox.com/widget")],
  employer: "host",
};
