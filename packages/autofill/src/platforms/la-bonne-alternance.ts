import type { Platform } from "../platform.ts";

/** React in a dialog. */
export const laBonneAlternance: Platform = {
  id: "la-bonne-alternance",
  name: "La bonne alternance",
  hosts: ["labonnealternance.apprentissage.beta.gouv.fr"],
  markers: ['[name="applicant_first_name"]'],
  embeds: ['iframe[src*="labonnealternance"]'],
};
