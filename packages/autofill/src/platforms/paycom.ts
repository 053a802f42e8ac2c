import type { Platform } from "../platform.ts";

/** React over server pages. */
export const paycom: Platform = {
  id: "paycom",
  name: "Paycom",
  hosts: ["*.paycomonline.net"],
  markers: ["#applyForm"],
  steps: "several",
  login: "account",
};
