import type { Platform } from "../platform.ts";

/** React; an e-mail first. */
export const join: Platform = {
  name: "JOIN",
  hosts: ["join.com"],
  markers: ['form[data-testid="ApplicationForm"]', '[data-testid^="ApplyForm"]'],
  embeds: ['iframe[src*="join.com"]'],
};
