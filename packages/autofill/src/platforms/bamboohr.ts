import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React; a menu is drawn over each hidden select, and one field is bait. */
export const bamboohr: Platform = {
  name: "BambooHR",
  hosts: ["*.bamboohr.com"],
  markers: ['input[name="nickname_hpcsaf"]', 'form[class*="fab-"]', ".fab-FormRow"],
  embeds: ["#BambooHR-ATS", scriptFrom("bamboohr.com/js/embed")],
  employer: "host",
};
