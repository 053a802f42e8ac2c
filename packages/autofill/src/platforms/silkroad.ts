import type { Platform } from "../platform.ts";

/** Server HTML in tables. */
export const silkroad: Platform = {
  id: "silkroad",
  name: "SilkRoad OpenHire",
  hosts: ["*.silkroad.com"],
  markers: ['form[action*="epostings"]'],
  steps: "several",
  login: "account",
};
