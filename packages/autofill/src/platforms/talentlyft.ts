import type { Platform } from "../platform.ts";

/** Vue. */
export const talentlyft: Platform = {
  id: "talentlyft",
  name: "TalentLyft",
  hosts: ["*.talentlyft.com"],
  markers: [".talentlyft-form", '[class*="tl-apply"]'],
  employer: "subdomain",
};
