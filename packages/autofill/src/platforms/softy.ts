import type { Platform } from "../platform.ts";

/** Server HTML. */
export const softy: Platform = {
  name: "Softy",
  hosts: ["*.softy.pro"],
  markers: ['form[action*="softy"]'],
};
