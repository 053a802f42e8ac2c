import type { Platform } from "../platform.ts";

/** Knockout; one page of many sections, dates in parts. */
export const ukgPro: Platform = {
  name: "UKG Pro",
  hosts: [
    "recruiting.ultipro.com",
    "recruiting2.ultipro.com",
    "recruiting.ultipro.ca",
    "*.rec.pro.ukg.net",
  ],
  markers: [
    '[data-automation="text-response"]',
    "#HispanicOrigin",
    '[data-automation="applicant-form"]',
  ],
};
