import type { Platform } from "../platform.ts";

/** Rails with React parts. */
export const pinpoint: Platform = {
  name: "Pinpoint",
  hosts: ["*.pinpointhq.com"],
  markers: ['form[action*="/applications"] [name^="application["]', ".js-careers-application"],
  employer: "host",
};
