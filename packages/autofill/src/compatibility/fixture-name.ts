import type { Platform } from "../platform.ts";

/** What the file of a platform's page is called: "HiBob Hiring" is `hibob-hiring`. */
export function fixtureName({ name }: Platform): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}
