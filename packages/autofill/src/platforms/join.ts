import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** React; an e-mail first. */
export const join: Platform = {
  name: "JOIN",
  hosts: ["join.com"],
  markers: ['form[data-testid="ApplicationForm"]', '[data-testid^="ApplyForm"]'],
  embeds: [frameFrom("join.com")],
};
