import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React; French names of fields. */
export const flatchr: Platform = {
  name: "Flatchr",
  hosts: ["careers.flatchr.io", "*.flatchr.io"],
  markers: ['form[id^="flatchr"]', ".flatchr-apply"],
  embeds: [frameFrom("flatchr.io")],
};
