import type { Platform } from "../platform.ts";

/** Angular with Novo Elements on the employer's domain. */
export const bullhorn: Platform = {
  name: "Bullhorn",
  hosts: ["*.bullhornstaffing.com"],
  markers: ["app-apply-modal", "novo-dynamic-form"],
};
