import type { Platform } from "../platform.ts";

/** The file name of a platform's fixture: `hibob-hiring` of "HiBob Hiring". */
export function fixtureName({ name }: Platform): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}
