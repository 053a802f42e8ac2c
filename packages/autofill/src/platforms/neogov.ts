import type { Platform } from "../platform.ts";

/** Vue over server pages. */
export const neogov: Platform = {
  id: "neogov",
  name: "NEOGOV",
  hosts: ["www.governmentjobs.com"],
  markers: ['[class*="neogov-application"]'],
  steps: "several",
  login: "account",
};
