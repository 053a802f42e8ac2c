import type { Platform } from "../platform.ts";

/** React. */
export const hireology: Platform = {
  name: "Hireology",
  hosts: ["careers.hireology.com"],
  markers: [".hireology-apply"],
};
