import type { Platform } from "../platform.ts";

/** Server HTML behind the government's sign-in. */
export const usajobs: Platform = {
  name: "USAJOBS",
  hosts: ["www.usajobs.gov", "apply.usastaffing.gov"],
  markers: ['[id^="usaj-application"]'],
};
