import type { Platform } from "../platform.ts";

/** Rails. */
export const careerplug: Platform = {
  id: "careerplug",
  name: "CareerPlug",
  hosts: ["*.careerplug.com"],
  markers: ['form[action*="/apps"] [name^="app["]'],
  steps: "several",
};
