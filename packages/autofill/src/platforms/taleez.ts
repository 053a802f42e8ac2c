import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Angular. */
export const taleez: Platform = {
  name: "Taleez",
  hosts: ["taleez.com", "*.taleez.com"],
  markers: ["app-apply-form", "tz-apply"],
  embeds: [frameFrom("taleez.com")],
};
