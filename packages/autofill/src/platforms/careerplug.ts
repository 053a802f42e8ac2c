import type { Platform } from "../platform.ts";

/** Rails. */
export const careerplug: Platform = {
  name: "CareerPlug",
  hosts: ["*.careerplug.com"],
  markers: ['form[action*="/apps"] [name^="app["]'],
};
