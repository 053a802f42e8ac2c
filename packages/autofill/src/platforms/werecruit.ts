import type { Platform } from "../platform.ts";

/** Server HTML. */
export const werecruit: Platform = {
  id: "werecruit",
  name: "WeRecruit",
  hosts: ["*.werecruit.io"],
  markers: [".werecruit-form"],
};
