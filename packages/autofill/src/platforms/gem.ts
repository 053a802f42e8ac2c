import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React. */
export const gem: Platform = {
  name: "Gem",
  hosts: ["jobs.gem.com"],
  markers: ['[data-testid="gem-application-form"]'],
  embeds: [scriptFrom("gem.com/embed")],
  employer: "path",
};
