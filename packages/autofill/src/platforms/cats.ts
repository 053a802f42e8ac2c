import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React over server pages. */
export const cats: Platform = {
  name: "CATS",
  hosts: ["*.catsone.com"],
  markers: ['[class^="cats-portal"]', "form.cats-application"],
  embeds: [frameFrom("catsone.com")],
  employer: "host",
};
