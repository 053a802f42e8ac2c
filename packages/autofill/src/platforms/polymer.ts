import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React. */
export const polymer: Platform = {
  name: "Polymer",
  hosts: ["jobs.polymer.co"],
  markers: ['[class*="polymer-application"]'],
  embeds: [scriptFrom("polymer.co")],
  employer: "path",
};
