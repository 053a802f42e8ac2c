import type { Platform } from "../platform.ts";

/** Wicket and React. */
export const softgarden: Platform = {
  id: "softgarden",
  name: "softgarden",
  hosts: ["*.softgarden.io", "*.softgarden.de"],
  markers: ["[wicketpath]"],
  embeds: ['iframe[src*="softgarden.io"]'],
  employer: "subdomain",
  steps: "several",
  login: "account",
};
