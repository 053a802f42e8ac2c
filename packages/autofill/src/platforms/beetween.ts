import type { Platform } from "../platform.ts";

/** Server HTML. */
export const beetween: Platform = {
  name: "Beetween",
  hosts: ["*.beetween.com"],
  markers: ['form[action*="beetween"]'],
  embeds: ['iframe[src*="beetween.com"]'],
};
