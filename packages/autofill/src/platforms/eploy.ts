import type { Platform } from "../platform.ts";

/** ASP.NET. */
export const eploy: Platform = {
  id: "eploy",
  name: "Eploy",
  hosts: ["*.eploy.net"],
  markers: ['[id^="eploy"]', ".eploy-form"],
  steps: "several",
  login: "account",
};
