import type { Platform } from "../platform.ts";

/** AngularJS. */
export const brassring: Platform = {
  name: "Infinite BrassRing",
  hosts: ["*.brassring.com"],
  markers: ['[ng-app="brassring"]'],
};
