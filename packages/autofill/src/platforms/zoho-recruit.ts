import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Elements of its own around plain inputs. */
export const zohoRecruit: Platform = {
  name: "Zoho Recruit",
  hosts: [
    "*.zohorecruit.com",
    "*.zohorecruit.eu",
    "*.zohorecruit.in",
    "recruit.zoho.com",
    "recruit.zoho.eu",
    "recruit.zoho.in",
  ],
  markers: ["lyte-input", '[id^="rec-form"]'],
  embeds: [frameFrom("zohorecruit"), "#rec_job_listing_div"],
};
