import type { Platform } from "../platform.ts";

/** Vue over server pages. */
export const neogov: Platform = {
  name: "NEOGOV",
  hosts: ["www.governmentjobs.com"],
  markers: ['[class*="neogov-application"]'],
};
