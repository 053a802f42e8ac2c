import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Vue. */
export const hundredHires: Platform = {
  name: "100Hires",
  hosts: ["*.100hires.com"],
  markers: [".hires-application"],
  embeds: [scriptFrom("100hires.com")],
};
