import type { Platform } from "../platform.ts";

/** Server HTML. */
export const oleeo: Platform = {
  id: "oleeo",
  name: "Oleeo",
  hosts: ["*.tal.net"],
  markers: ['form[id^="form_"][action*="/vx/"]'],
  employer: "subdomain",
  steps: "several",
  login: "account",
};
