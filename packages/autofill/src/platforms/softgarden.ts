import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Wicket and React. */
export const softgarden: Platform = {
  name: "softgarden",
  hosts: ["*.softgarden.io", "*.softgarden.de"],
  markers: ["[wicketpath]"],
  embeds: [frameFrom("softgarden.io")],
  employer: "host",
};
