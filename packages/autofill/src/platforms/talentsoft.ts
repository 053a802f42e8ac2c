import type { Platform } from "../platform.ts";

/** ASP.NET: ids are paths of the page's controls. */
export const talentsoft: Platform = {
  name: "Cegid Talentsoft",
  hosts: ["*.talent-soft.com", "*.talentsoft.com"],
  markers: ['[id^="ctl00_ctl00_corpsRoot"]', '[name^="ctl00$ctl00$corpsRoot"]'],
};
