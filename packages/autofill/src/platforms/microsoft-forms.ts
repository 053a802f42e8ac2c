import type { Platform } from "../platform.ts";

/** React; each question is an item of a list, named by its heading. */
export const microsoftForms: Platform = {
  name: "Microsoft Forms",
  hosts: ["forms.office.com", "forms.microsoft.com", "forms.cloud.microsoft"],
  markers: ['[data-automation-id="questionItem"]'],
};
