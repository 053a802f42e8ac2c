import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML. */
export const onlyfy: Platform = {
  name: "onlyfy",
  hosts: ["*.onlyfy.jobs", "*.jobbase.io"],
  markers: ['form[action*="/application/"] [name^="prescreen"]'],
  embeds: [frameFrom("jobbase.io")],
  employer: "host",
};
