import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML. */
export const jobaffinity: Platform = {
  name: "Jobaffinity",
  hosts: ["*.jobaffinity.fr"],
  markers: ['form[action*="jobaffinity"]'],
  embeds: [frameFrom("jobaffinity.fr")],
};
