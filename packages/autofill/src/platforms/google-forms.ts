import type { Platform } from "../platform.ts";

/** Radios and lists are drawn without inputs. */
export const googleForms: Platform = {
  name: "Google Forms",
  hosts: ["docs.google.com/forms"],
  markers: ['form[action*="formResponse"]'],
};
