import type { Platform } from "../platform.ts";

/** React over server pages. */
export const cats: Platform = {
  id: "cats",
  name: "CATS",
  hosts: ["*.catsone.com"],
  markers: ['[class^="cats-portal"]', "form.cats-application"],
  embeds: ['iframe[src*="catsone.com"]'],
  employer: "subdomain",
};
