import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML. */
export const beetween: Platform = {
  name: "Beetween",
  hosts: ["*.beetween.com"],
  markers: ['form[action*="beetween"]'],
  embeds: [frameFrom("beetween.com")],
};
