import type { Platform } from "../platform.ts";

/** Radios and lists are drawn without inputs. */
export const googleForms: Platform = {
  id: "google-forms",
  name: "Google Forms",
  hosts: ["docs.google.com/forms"],
  markers: ['form[action*="formResponse"]'],
};
