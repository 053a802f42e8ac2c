import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Plain server HTML in tables. */
export const taleoBusiness: Platform = {
  name: "Taleo Business Edition",
  hosts: ["*.tbe.taleo.net"],
  markers: ['form[name="frmCSApply"]'],
  embeds: [frameFrom("tbe.taleo.net")],
};
