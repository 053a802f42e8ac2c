import type { Platform } from "../platform.ts";

/** Server HTML. */
export const softy: Platform = {
  id: "softy",
  name: "Softy",
  hosts: ["*.softy.pro"],
  markers: ['form[action*="softy"]'],
};
