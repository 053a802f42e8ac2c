import type { Platform } from "../platform.ts";

/** Angular. */
export const taleez: Platform = {
  name: "Taleez",
  hosts: ["taleez.com", "*.taleez.com"],
  markers: ["app-apply-form", "tz-apply"],
  embeds: ['iframe[src*="taleez.com"]'],
};
