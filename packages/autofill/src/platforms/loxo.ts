import type { Platform } from "../platform.ts";

/** React. */
export const loxo: Platform = {
  id: "loxo",
  name: "Loxo",
  hosts: ["app.loxo.co"],
  markers: [".loxo-apply"],
};
