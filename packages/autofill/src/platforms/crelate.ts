import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Vue. */
export const crelate: Platform = {
  name: "Crelate",
  hosts: ["jobs.crelate.com"],
  markers: ["#crelate-apply", ".crelate-form"],
  embeds: [frameFrom("crelate.com")],
};
