import type { Platform } from "../platform.ts";

/** React in a dialog: mostly one note to the company. */
export const wellfound: Platform = {
  name: "Wellfound",
  hosts: ["wellfound.com", "angel.co"],
  markers: ['[data-test="Modal"] textarea[name^="form-input"]'],
};
