import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Angular in front of iCIMS. */
export const jibe: Platform = {
  name: "Jibe",
  hosts: ["*.jibeapply.com"],
  markers: [scriptFrom("jibecdn")],
};
