import type { Platform } from "../platform.ts";

/** Server HTML. */
export const oleeo: Platform = {
  name: "Oleeo",
  hosts: ["*.tal.net"],
  markers: ['form[id^="form_"][action*="/vx/"]'],
  employer: "host",
};
