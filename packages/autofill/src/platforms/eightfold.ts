import type { Platform } from "../platform.ts";

/** React; a résumé first, then one long page. */
export const eightfold: Platform = {
  name: "Eightfold",
  hosts: ["*.eightfold.ai"],
  markers: ["#EFSmartApplyContainer", '[data-test-id^="apply-"]'],
};
