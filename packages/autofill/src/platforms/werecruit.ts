import type { Platform } from "../platform.ts";

/** Server HTML. */
export const werecruit: Platform = {
  name: "WeRecruit",
  hosts: ["*.werecruit.io"],
  markers: [".werecruit-form"],
};
