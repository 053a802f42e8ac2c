import type { Platform } from "../platform.ts";

/** React. */
export const factorial: Platform = {
  name: "Factorial",
  hosts: ["*.factorialhr.com", "*.factorialhr.es", "*.factorialhr.fr"],
  markers: ["[data-factorial-form]"],
};
