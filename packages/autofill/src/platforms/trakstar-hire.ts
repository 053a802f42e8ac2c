import type { Platform } from "../platform.ts";

/** Server HTML and scripts. */
export const trakstarHire: Platform = {
  name: "Trakstar Hire",
  hosts: ["*.recruiterbox.com", "*.hire.trakstar.com"],
  markers: ["form.apply-form"],
  embeds: ['script[src*="recruiterbox.com/widget"]'],
  employer: "subdomain",
};
