import type { Platform } from "../platform.ts";

/** React over server pages. */
export const cats: Platform = {
  name: "CATS",
  hosts: ["*.catsone.com"],
  markers: ['[class^="cats-portal"]', "form.cats-application"],
  embeds: ['iframe[src*="catsone.com"]'],
  employer: "subdomain",
};
