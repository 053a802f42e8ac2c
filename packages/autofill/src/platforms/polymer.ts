import type { Platform } from "../platform.ts";

/** React. */
export const polymer: Platform = {
  name: "Polymer",
  hosts: ["jobs.polymer.co"],
  markers: ['[class*="polymer-application"]'],
  embeds: ['script[src*="polymer.co"]'],
  employer: "firstPathPart",
};
