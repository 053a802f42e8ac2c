import type { Platform } from "../platform.ts";

/** React; a page for each group of questions. */
export const indeed: Platform = {
  name: "Indeed Apply",
  hosts: ["smartapply.indeed.com", "apply.indeed.com"],
  markers: ["#ia-container", '[data-testid*="smartapply"]'],
  embeds: ['iframe[id^="indeed-ia"]'],
};
