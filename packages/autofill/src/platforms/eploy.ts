import type { Platform } from "../platform.ts";

/** ASP.NET. */
export const eploy: Platform = {
  name: "Eploy",
  hosts: ["*.eploy.net"],
  markers: ['[id^="eploy"]', ".eploy-form"],
};
