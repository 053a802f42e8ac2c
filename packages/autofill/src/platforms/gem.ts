import type { Platform } from "../platform.ts";

/** React. */
export const gem: Platform = {
  name: "Gem",
  hosts: ["jobs.gem.com"],
  markers: ['[data-testid="gem-application-form"]'],
  embeds: ['script[src*="gem.com/embed"]'],
  employer: "firstPathPart",
};
