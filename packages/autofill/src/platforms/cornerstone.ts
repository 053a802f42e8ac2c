import type { Platform } from "../platform.ts";

/** React over older server pages. */
export const cornerstone: Platform = {
  name: "Cornerstone",
  hosts: ["*.csod.com"],
  markers: ['[data-tag="applyNow"]', ".p-application-form"],
};
