import type { Platform } from "../platform.ts";

/** Vue. */
export const jobimpact: Platform = {
  id: "jobimpact",
  name: "Jobimpact",
  hosts: ["jobimpact.fr", "*.jobimpact.fr"],
  markers: [],
};
