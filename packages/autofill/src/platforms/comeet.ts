import { frameFrom, scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** AngularJS in a frame. */
export const comeet: Platform = {
  name: "Comeet",
  hosts: ["www.comeet.com", "www.comeet.co"],
  markers: [".comeet-apply", '[ng-controller*="applyController"]'],
  embeds: [scriptFrom("comeet.co/careers-api"), frameFrom("comeet.co/jobs")],
};
