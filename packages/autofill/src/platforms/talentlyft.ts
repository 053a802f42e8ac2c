import type { Platform } from "../platform.ts";

/** Vue. */
export const talentlyft: Platform = {
  name: "TalentLyft",
  hosts: ["*.talentlyft.com"],
  markers: [".talentlyft-form", '[class*="tl-apply"]'],
  employer: "host",
};
