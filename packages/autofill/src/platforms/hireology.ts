import type { Platform } from "../platform.ts";

/** React. */
export const hireology: Platform = {
  id: "hireology",
  name: "Hireology",
  hosts: ["careers.hireology.com"],
  markers: [".hireology-apply"],
};
