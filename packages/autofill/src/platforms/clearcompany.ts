import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML and React. */
export const clearcompany: Platform = {
  name: "ClearCompany",
  hosts: ["*.clearcompany.com", "*.hrmdirect.com"],
  markers: ['form[action*="hrmdirect"]', ".cc-application"],
  embeds: [scriptFrom("hrmdirect.com")],
  employer: "host",
};
