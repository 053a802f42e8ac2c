import type { Platform } from "../platform.ts";

/** Server HTML. */
export const umantis: Platform = {
  name: "Haufe Umantis",
  hosts: ["*.umantis.com"],
  markers: ['form[action*="/Vacancies/"]'],
};
