import type { Platform } from "../platform.ts";

/** Pages made by a server component model: ids are paths, steps are pages. */
export const taleo: Platform = {
  name: "Oracle Taleo",
  hosts: ["*.taleo.net"],
  markers: ['form[name="ftlform"]', '[id*="et-ef-content-ftf-"]'],
  employer: "host",
};
