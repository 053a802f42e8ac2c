import type { Platform } from "../platform.ts";

/** AngularJS in a frame. */
export const comeet: Platform = {
  name: "Comeet",
  hosts: ["www.comeet.com", "www.comeet.co"],
  markers: [".comeet-apply", '[ng-controller*="applyController"]'],
  embeds: ['script[src*="comeet.co/careers-api"]', 'iframe[src*="comeet.co/jobs"]'],
};
