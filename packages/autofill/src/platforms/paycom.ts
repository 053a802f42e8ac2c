import type { Platform } from "../platform.ts";

/** React over server pages. */
export const paycom: Platform = {
  name: "Paycom",
  hosts: ["*.paycomonline.net"],
  markers: ["#applyForm"],
};
