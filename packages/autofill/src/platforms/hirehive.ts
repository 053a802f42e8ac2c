import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML. */
export const hirehive: Platform = {
  name: "HireHive",
  hosts: ["*.hirehive.com", "*.hirehive.io"],
  markers: [".hirehive-form"],
  embeds: [scriptFrom("hirehive")],
  employer: "host",
};
