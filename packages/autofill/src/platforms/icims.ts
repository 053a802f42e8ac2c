import type { Platform } from "../platform.ts";

/** Server HTML in a frame; the address comes first, then an account. */
export const icims: Platform = {
  name: "iCIMS",
  hosts: ["*.icims.com"],
  markers: [".iCIMS_MainWrapper", '[id^="iCIMS_"]'],
  embeds: ["iframe#icims_content_iframe"],
  confirmation: { selector: ".iCIMS_ApplicationComplete" },
};
