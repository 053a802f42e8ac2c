import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Server HTML in a frame. */
export const paycor: Platform = {
  name: "Paycor",
  hosts: ["recruitingbypaycor.com", "*.newtonsoftware.com"],
  markers: ["#gnewtonApply", '[id^="gnewton"]'],
  embeds: ["iframe#gnewtonIframe", scriptFrom("newton.newtonsoftware.com")],
};
