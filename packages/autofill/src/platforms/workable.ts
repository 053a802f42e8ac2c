import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React; custom radio buttons for hidden inputs, lists and dates are read-only inputs that open a popup. */
export const workable: Platform = {
  name: "Workable",
  hosts: ["apply.workable.com", "*.workable.com"],
  markers: [
    'form[data-ui="application-form"]',
    'input[id^="input_files_input"]',
    'input[name^="QA_"]',
  ],
  embeds: ["#whr_embed_hook", scriptFrom("workable.com/assets/embed.js")],
  confirmation: { selector: '[data-ui="successful-submit"]' },
};
