import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React in a dialog. */
export const laBonneAlternance: Platform = {
  name: "La bonne alternance",
  hosts: ["labonnealternance.apprentissage.beta.gouv.fr"],
  markers: ['[name="applicant_first_name"]'],
  embeds: [frameFrom("labonnealternance")],
};
