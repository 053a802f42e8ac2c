import type { Platform } from "../platform.ts";

/** A front before the employer's system, with a wizard of its own. */
export const phenom: Platform = {
  name: "Phenom",
  hosts: ["*.phenompeople.com"],
  markers: ["[data-ph-id]", "[ph-tevent]"],
};
