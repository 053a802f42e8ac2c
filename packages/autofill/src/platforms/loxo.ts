import type { Platform } from "../platform.ts";

/** React. */
export const loxo: Platform = {
  name: "Loxo",
  hosts: ["app.loxo.co"],
  markers: [".loxo-apply"],
};
