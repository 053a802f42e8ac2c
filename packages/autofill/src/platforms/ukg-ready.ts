import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML with scripts. */
export const ukgReady: Platform = {
  name: "UKG Ready",
  hosts: [
    "secure.saashr.com",
    "secure2.saashr.com",
    "secure3.saashr.com",
    "secure4.saashr.com",
    "secure5.saashr.com",
    "secure6.saashr.com",
    "secure7.saashr.com",
  ],
  markers: ['form[action*="saashr"]'],
  embeds: [frameFrom("saashr.com/ta")],
};
