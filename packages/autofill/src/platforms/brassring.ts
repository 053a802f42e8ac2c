import type { Platform } from "../platform.ts";

/** AngularJS. */
export const brassring: Platform = {
  id: "brassring",
  name: "Infinite BrassRing",
  hosts: ["*.brassring.com"],
  markers: ['[ng-app="brassring"]'],
  steps: "several",
  login: "account",
};
