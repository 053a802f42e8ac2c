import type { Platform } from "../platform.ts";

/** Vue. */
export const jobimpact: Platform = {
  name: "Jobimpact",
  hosts: ["jobimpact.fr", "*.jobimpact.fr"],
  markers: [],
};
