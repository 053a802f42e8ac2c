import type { Platform } from "../platform.ts";

/** Wicket and React. */
export const softgarden: Platform = {
  name: "softgarden",
  hosts: ["*.softgarden.io", "*.softgarden.de"],
  markers: ["[wicketpath]"],
  embeds: ['iframe[src*="softgarden.io"]'],
  employer: "subdomain",
};
