import type { Platform } from "../platform.ts";

/** Server HTML with Turbo. */
export const hellowork: Platform = {
  name: "HelloWork",
  hosts: ["www.hellowork.com"],
  markers: ['form[data-cy*="apply"]', '[data-cy="applyForm"]'],
};
