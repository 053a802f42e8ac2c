import type { Platform } from "../platform.ts";

/** Server HTML. */
export const umantis: Platform = {
  id: "umantis",
  name: "Haufe Umantis",
  hosts: ["*.umantis.com"],
  markers: ['form[action*="/Vacancies/"]'],
  steps: "several",
  login: "account",
};
