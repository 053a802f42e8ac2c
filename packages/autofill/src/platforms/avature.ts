import type { Platform } from "../platform.ts";

/** Server HTML; names are numbers. */
export const avature: Platform = {
  name: "Avature",
  hosts: ["*.avature.net"],
  markers: ['[name^="tpt_"]', "form.registerForm"],
};
