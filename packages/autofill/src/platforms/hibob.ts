import type { Platform } from "../platform.ts";

/** Angular components. */
export const hibob: Platform = {
  name: "HiBob Hiring",
  hosts: ["*.careers.hibob.com"],
  markers: ["b-single-line-input", "b-input"],
  employer: "host",
};
