import type { Platform } from "../platform.ts";

/** Server HTML in tables. */
export const silkroad: Platform = {
  name: "SilkRoad OpenHire",
  hosts: ["*.silkroad.com"],
  markers: ['form[action*="epostings"]'],
};
