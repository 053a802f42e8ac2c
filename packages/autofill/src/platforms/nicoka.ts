import type { Platform } from "../platform.ts";

/** React. */
export const nicoka: Platform = {
  name: "Nicoka",
  hosts: ["*.nicoka.com"],
  markers: [".nk-apply"],
};
