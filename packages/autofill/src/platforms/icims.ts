import type { Platform } from "../platform.ts";

/** Server HTML in a frame; the address comes first, then an account. */
export const icims: Platform = {
  id: "icims",
  name: "iCIMS",
  hosts: ["*.icims.com"],
  markers: [".iCIMS_MainWrapper", '[id^="iCIMS_"]'],
  embeds: ["iframe#icims_content_iframe"],
  steps: "several",
  login: "account",
  confirmation: { selector: ".iCIMS_ApplicationComplete" },
};
