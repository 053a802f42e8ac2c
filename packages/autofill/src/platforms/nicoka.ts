import type { Platform } from "../platform.ts";

/** React. */
export const nicoka: Platform = {
  id: "nicoka",
  name: "Nicoka",
  hosts: ["*.nicoka.com"],
  markers: [".nk-apply"],
};
