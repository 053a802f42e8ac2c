import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Vue over server HTML; ids are numbers. */
export const manatal: Platform = {
  name: "Manatal",
  hosts: ["www.careers-page.com", "*.careers-page.com"],
  markers: ['form[id="application-form"] [id^="field"]'],
  embeds: [frameFrom("careers-page.com")],
  employer: "path",
};
